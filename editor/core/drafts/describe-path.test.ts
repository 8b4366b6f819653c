import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { describeError, withLocalMessage } from './describe-error.ts';
import { pathLabel, valueLabel } from './describe-path.ts';
import { fieldScreen } from './field-screen.ts';

const PLATE = {
  title: 'Tide plate',
  structuredContent: {
    variantOptionOrdering: ['Size', 'Glaze'],
    variants: {
      named: { attributes: { Size: 'S', Glaze: 'Ash' }, sku: 'TIDE-S' },
      unnamed: { attributes: {}, sku: 'TIDE' },
      bare: { attributes: {} },
    },
  },
};

describe('the label of a field', () => {
  it.each<[string, unknown, string]>([
    ['', {}, 'Entire document'],
    ['title', {}, 'Title'],
    ['blocks.a.value.useCustomAddButtonText', {}, 'Use custom add button text'],
    ['blocks.a.value.line_height-em', {}, 'Line height em'],
    ['blocks.a.text.size', {}, 'Text'],
    ['structuredContent.variants.named.priceMoney.value', PLATE, 'Price of S / Ash'],
    ['structuredContent.variants.unnamed.qtyInStock', PLATE, 'Stock of TIDE'],
    ['structuredContent.variants.bare.sku', PLATE, 'SKU'],
    ['structuredContent.variants.deleted.sku', PLATE, 'SKU'],
    ['structuredContent.options', PLATE, 'Options'],
    ['variants.named.sku', {}, 'SKU'],
  ])('%s is what the dashboard calls it', (path, body, label) => {
    expect(pathLabel('item:plate', path === '' ? [] : path.split('.'), body)).toBe(label);
  });
});

describe('the label of a setting', () => {
  it.each<[string, string]>([
    ['website.logoImageId', 'Logo'],
    ['website.faviconImageId', 'Browser icon'],
    ['website.socialLogoImageId', 'Social sharing image'],
    ['website.siteTagLine', 'Tagline'],
    ['website.location', 'Address'],
    ['website.location.addressLine2', 'City, state and ZIP code'],
    ['website.socialAccounts', 'Social links'],
    ['websiteSettings.analyticsEnabled', 'Enable analytics'],
    ['websiteSettings.announcementBar', 'Announcement bar'],
    ['websiteSettings.announcementBar.text', 'Announcement bar: Announcement'],
    ['websiteSettings.announcementBar.href', 'Announcement bar: Link'],
    ['websiteSettings.popup.title', 'Popup: Popup title'],
    ['websiteSettings.popup.button.href', 'Popup: Button link'],
    ['websiteSettings.popup.formId', 'Popup: Form id'],
    ['websiteSettings.codeInjection.footer', 'Code injection: Footer'],
    ['websiteSettings.storeSettings.taxIsIncluded', 'Prices include tax'],
    ['websiteSettings.storeSettings.installments.minimum.value', 'Installment payments: Minimum'],
    ['design.customCss', 'Custom CSS'],
    ['websiteSettings.storeSettings.minimumOrderSubtotal', 'Minimum order'],
  ])('%s is what the settings screens call it', (path, label) => {
    expect(pathLabel('settings:site', path.split('.'), {})).toBe(label);
  });
});

describe('the label of a value', () => {
  it.each<[unknown, string]>([
    [undefined, 'Removed'],
    ['', 'Empty'],
    ['Tide', 'Tide'],
    [0, '0'],
    [true, 'On'],
    [false, 'Off'],
    [null, 'null'],
    [{ value: '42.00', currency: 'EUR' }, '42.00 EUR'],
    [[], 'Empty'],
    [['a', ['b', '']], 'a, b, Empty'],
    [{ name: 'Name', title: 'Title' }, 'Title'],
    [{ title: '', html: '<p>a  <b>b</b></p><p>c</p>' }, 'a b c'],
    [{ order: 'a0', text: 'Text' }, 'Text'],
    [{ order: 'a0', tags: [], seo: {}, note: '', size: undefined }, 'Empty'],
    [{ order: 'a0', qtyInStock: 3, isSubscribable: false }, 'Stock: 3\nIs subscribable: Off'],
  ])('of %j is readable', (value, label) => {
    expect(valueLabel(value)).toBe(label);
  });
});

describe('an error of a field', () => {
  const head = new Map<DocKey, unknown>([['item:plate', PLATE]]);
  const error = (path: string) => ({ doc: 'item:plate' as const, path, message: 'Enter a value.' });

  it('names the document and the field', () => {
    expect(describeError(error('structuredContent.variants.named.sku'), head)).toBe(
      'Couldn’t save Tide plate. SKU of S / Ash: Enter a value.',
    );
  });

  it('of the entire document names no field', () => {
    expect(describeError(error(''), head)).toBe('Couldn’t save Tide plate. Enter a value.');
  });

  it('uses the words of the check on this device, if that finds it', () => {
    const own = { doc: 'item:plate' as const, path: 'title', message: 'Use at most 200 characters.' };
    expect(withLocalMessage(error('title'), () => [error('urlId'), own], head)).toBe(own);
    const server = error('sku');
    expect(withLocalMessage(server, () => [own], head)).toBe(server);
  });
});

it.each<[DocKey, string, unknown, string | undefined]>([
  ['page:home', 'blocks.a b.text', {}, '/config/pages/home?block=a%20b'],
  ['page:home', 'blocks', {}, '/config/pages/home'],
  ['page:home', 'title.blocks', {}, '/config/pages/home'],
  ['item:plate', 'blocks.a', PLATE, '/config/store/products/plate'],
  ['settings:site', 'websiteSettings.storeSettings.currency', {}, '/config/settings/commerce'],
  ['settings:site', 'siteTitle', {}, '/config/settings/general'],
  ['page:home', 'websiteSettings.storeSettings', {}, '/config/pages/home'],
  ['form:contact', 'fields.a', {}, '/config/forms/contact?view=edit'],
  ['taxon:tag', 'name', { type: 'tag' }, '/config/tags'],
  ['unknown:a' as DocKey, 'title', {}, undefined],
])('the screen of %s %s', (doc, path, body, screen) => {
  expect(fieldScreen({ doc, path, message: '' }, body)).toBe(screen);
});

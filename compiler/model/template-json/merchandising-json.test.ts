import { expect, it } from 'vitest';
import type { JsonObject } from '../../../formatters/index.ts';
import { productSchema } from '../documents/product.ts';
import { settingsSchema } from '../documents/settings.ts';
import { merchandisingJson } from './merchandising-json.ts';

const variant = (order: string, stock: object) => ({
  sku: order,
  order,
  priceMoney: { value: '9.00', currency: 'USD' },
  ...stock,
});

const SOLD_OUT = variant('a', { qtyInStock: 0 });
const IN_STOCK = variant('b', { qtyInStock: 2 });

const settingsOf = (storeSettings: object) =>
  settingsSchema.parse({
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small' },
    websiteSettings: { storeSettings },
  });

/** The messages of a product without variants, for templates. */
function messagesOf(merchandising: object | undefined, strings: Readonly<Record<string, string>> = {}) {
  const item = { merchandising, structuredContent: productSchema.parse({ productType: 1 }) };
  return merchandisingJson(item as never, { settings: settingsOf({}) } as never, strings) as JsonObject;
}

it('a product without settings has no message about scarcity (R-DATA-MERCH-01)', () => {
  const none = { scarcityEnabled: false, scarcityShownByDefault: false, scarcityText: '' };
  expect(messagesOf(undefined)).toMatchObject({ ...none, scarcityTemplateViews: [] });
  expect(messagesOf({ scarcityEnabled: true })).toMatchObject({ ...none, scarcityEnabled: true });
});

it('a product without settings has forms and messages of the store (R-DATA-MERCH-03)', () => {
  expect(messagesOf(undefined)).toMatchObject({
    restockNotificationViews: [],
    restockNotificationMessages: expect.anything(),
  });
});

it('a product without settings does not offer the mailing list (R-DATA-MERCH-04)', () => {
  expect(messagesOf(undefined)).toMatchObject({
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
  });
});

it('the messages are English, or those of the site (R-DATA-MERCH-05)', () => {
  expect(messagesOf(undefined).restockNotificationMessages).toEqual({
    CTAText: 'Sold out. Get notified when it’s back in stock.',
    placeholderText: 'Email address',
    buttonText: 'Notify me',
    mailingListDescription: 'Email me with news and offers',
  });
  const strings = {
    restockCallToAction: 'Gone',
    restockEmailPlaceholder: 'Address',
    restockButtonText: 'Tell me',
    restockMailingListText: 'News',
  };
  expect(messagesOf(undefined, strings).restockNotificationMessages).toEqual({
    CTAText: 'Gone',
    placeholderText: 'Address',
    buttonText: 'Tell me',
    mailingListDescription: 'News',
  });
});

/** The variants that visitors can ask for: hidden at first, or shown at once. */
function requestsFor(variants: object, product: object = {}, restockNotificationsEnabled = true) {
  const structuredContent = productSchema.parse({ productType: 1, variants, ...product });
  const settings = settingsOf({ restockNotificationsEnabled });
  const json = merchandisingJson({ structuredContent } as never, { settings } as never, {}) as JsonObject;
  const views = json.restockNotificationViews as readonly JsonObject[];
  return views.map(
    ({ variantId, hiddenByDefault }) => `${variantId} ${hiddenByDefault ? 'hidden' : 'shown'}`,
  );
}

it('a sold-out product with one variant shows its form at once', () => {
  expect(requestsFor({ one: SOLD_OUT })).toEqual(['one shown']);
  expect(requestsFor({ one: IN_STOCK })).toEqual(['one hidden']);
});

it('a product with several variants shows a form once a variant is chosen', () => {
  expect(requestsFor({ two: IN_STOCK, one: SOLD_OUT })).toEqual(['one hidden', 'two hidden']);
});

it.each<readonly [string, object, object, boolean]>([
  ['in a store without alerts', { one: SOLD_OUT }, {}, false],
  ['for a variant that never sells out', { one: variant('a', { unlimited: true }) }, {}, true],
  ['for a file', { one: SOLD_OUT }, { productType: 2 }, true],
  ['for a subscription', { one: SOLD_OUT }, { isSubscribable: true }, true],
])('there is no form %s', (_what, variants, product, isEnabled) => {
  expect(requestsFor(variants, product, isEnabled)).toEqual([]);
});

it('a service can sell out like a thing', () => {
  expect(requestsFor({ one: SOLD_OUT }, { productType: 3 })).toEqual(['one shown']);
});

import { expect, it } from 'vitest';
import type { PageData } from '../page-data.ts';
import { createPlatformContext } from './platform-context.ts';

const money = (value: string) => ({ value, currency: 'EUR' });

const ITEMS = {
  tour: { recordType: 12, title: 'Tour', fullUrl: '/events/tour', startDate: 1, endDate: 2, body: '<p>' },
  note: { recordType: 1, title: 'Note', fullUrl: '/events/note' },
};

/** What scripts of the platform see on a page with this data. */
function contextOf(pageType: number, data: object, subject: object = { kind: 'page' }) {
  const websiteSettings = { storeSettings: { currency: 'EUR', expressCheckout: false, taxRules: {} } };
  const site = { settings: { website: { language: 'pt' }, websiteSettings, design: { tweaks: {} } } };
  const theme = { conf: { name: 'kiln' }, tweaks: [], presets: [] };
  const json = { website: { id: 'w', siteTitle: 'Small', contactEmail: 'a@small.example' } };
  const itemIds = () => Object.keys(ITEMS);
  const services = { json: { ...json, item: (id: string) => Reflect.get(ITEMS, id) }, itemIds };
  const create = createPlatformContext(site as never, theme as never, services as never);
  return create({ pageType, subject } as never, data as PageData);
}

it('scripts see the theme and the public settings of the site', () => {
  expect(contextOf(1, {})).toMatchObject({ templateId: 'kiln', pageType: 1 });
  expect(contextOf(1, {}).website).toEqual({ id: 'w', identifier: 'w', siteTitle: 'Small', language: 'pt' });
});

it('scripts see the currency of the store, and no other settings', () => {
  const storeSettings = { defaultCurrency: 'EUR', selectedCurrency: 'EUR', expressCheckout: false };
  expect(contextOf(1, {}).websiteSettings).toEqual({ storeSettings });
});

it('scripts see the tags and categories of the item', () => {
  const item = { id: 'i', tags: ['Cobalt'], categories: [], body: '<p>' };
  expect(contextOf(1, { item }).item).toEqual({ id: 'i', tags: ['Cobalt'], categories: [] });
});

it('scripts see all events of a list that shows a calendar', () => {
  const subject = { kind: 'list', collectionId: 'c' };
  const event = { title: 'Tour', fullUrl: '/events/tour', startDate: 1, endDate: 2 };
  expect(contextOf(1, { collection: { id: 'c', calendarView: true } }, subject).calendarEvents).toEqual([
    event,
  ]);
  expect(contextOf(1, { collection: { id: 'c', calendarView: false } }, subject)).not.toHaveProperty(
    'calendarEvents',
  );
  expect(contextOf(50, { collection: { id: 'c', calendarView: true } })).not.toHaveProperty('calendarEvents');
});

it('scripts see no empty fields', () => {
  expect(contextOf(1, { collection: { id: 'c', title: null } }).collection).toEqual({ id: 'c' });
});

it('scripts see the price that customers pay', () => {
  const variants = [
    { sku: 'A', priceMoney: money('42.00'), salePriceMoney: money('30.00'), onSale: true },
    { sku: 'B', priceMoney: money('42.00'), salePriceMoney: money('30.00'), onSale: false },
  ];
  const item = {
    id: 'i',
    title: 'Cup',
    recordType: 11,
    structuredContent: { productType: 1, priceMoney: money('30.00'), variants },
  };
  expect(contextOf(50, { item }).product).toMatchObject({
    name: 'Cup',
    variants: [
      { price: { decimalValue: '30.00', currencyCode: 'EUR' } },
      { price: { decimalValue: '42.00' } },
    ],
  });
});

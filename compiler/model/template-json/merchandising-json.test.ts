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

/** The variants that visitors can ask for: hidden at first, or shown at once. */
function requestsFor(variants: object, product: object = {}, restockNotificationsEnabled = true) {
  const structuredContent = productSchema.parse({ productType: 1, variants, ...product });
  const settings = settingsSchema.parse({
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small' },
    websiteSettings: { storeSettings: { restockNotificationsEnabled } },
  });
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

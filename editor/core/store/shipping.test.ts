import { expect, it } from 'vitest';
import type { Bodies } from '../../../compiler/model/index.ts';
import { isShippingMissing } from './shipping.ts';

function shop(product: object, storeSettings: object = {}): Bodies {
  return new Map<string, unknown>([
    ['settings:site', { websiteSettings: { storeSettings } }],
    ['item:cup', { recordType: 11, ...product }],
  ]) as unknown as Bodies;
}

const type = (productType: number) => ({ structuredContent: { productType, variants: {} } });

it('shipping is missing when physical products that are for sale have no shipping options', () => {
  expect(isShippingMissing(shop(type(1)))).toBe(true);
  expect(isShippingMissing(shop({ ...type(1), status: 'Scheduled' }))).toBe(true);
  expect(isShippingMissing(shop({ ...type(1), status: 'Draft' }))).toBe(false);
  expect(isShippingMissing(shop(type(1), { shippingOptions: { post: {} } }))).toBe(false);
  for (const productType of [2, 3, 4, 5]) expect(isShippingMissing(shop(type(productType)))).toBe(false);
});

import { expect, it } from 'vitest';
import { product, variant } from '../testing/shop.ts';
import { variantAttributes } from './variant-attributes.ts';

const PLATE = product({
  id: 'plate',
  optionNames: ['Size', 'Glaze'],
  variants: [variant({ sku: 'SAND-L', attributes: { Glaze: 'Sand', Size: 'Large' } })],
});

it('are in the order of the options of the product', () => {
  expect(Object.entries(variantAttributes(PLATE, 'SAND-L') ?? {})).toEqual([
    ['Size', 'Large'],
    ['Glaze', 'Sand'],
  ]);
});

it('are unknown for another SKU and without a product', () => {
  expect(variantAttributes(PLATE, 'SAND-S')).toBeUndefined();
  expect(variantAttributes(undefined, 'SAND-L')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { productSchema } from '../documents/product.ts';
import { productJson } from './product-json.ts';

const variant = (sku: string, order: string, value: string) => ({
  sku,
  order,
  attributes: { Size: sku },
  priceMoney: { value, currency: 'USD' },
});

describe('a product for templates', () => {
  it('has its variants as an ordered list, with amounts in cents and money objects (R-DATA-PROD-10)', () => {
    const product = productSchema.parse({
      productType: 1,
      variants: { a: variant('L', 'a2', '12.34'), b: variant('S', 'a1', '10') },
    });
    expect(productJson(product, {}).variants).toMatchObject([
      { id: 'b', sku: 'S', price: 1000, salePrice: 1000, optionValues: [{ optionName: 'Size', value: 'S' }] },
      { id: 'a', sku: 'L', price: 1234, priceMoney: { value: '12.34', currency: 'USD' } },
    ]);
  });

  it('never shows the order keys of the editor', () => {
    const product = productSchema.parse({ productType: 1, variants: { a: variant('L', 'a2', '1') } });
    expect(JSON.stringify(productJson(product, {}))).not.toContain('"order"');
  });

  it('reads the option order from the product first, then from the item (R-DATA-PROD-09)', () => {
    const ordering = (parts: object, item: object) =>
      productJson(productSchema.parse({ productType: 1, ...parts }), item).variantOptionOrdering;
    expect(ordering({ variantOptionOrdering: ['a'] }, { variantOptionOrdering: ['b'] })).toEqual(['a']);
    expect(ordering({}, { variantOptionOrdering: ['b'] })).toEqual(['b']);
  });

  it('counts yen in whole yen', () => {
    const money = { value: '1200', currency: 'JPY' };
    const product = productSchema.parse({
      productType: 1,
      variants: { a: { ...variant('A', 'a', '1'), priceMoney: money } },
    });
    expect(productJson(product, {}).variants).toMatchObject([{ price: 1200 }]);
  });
});

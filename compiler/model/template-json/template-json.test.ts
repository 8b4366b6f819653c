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
    const salePriceMoney = { value: '9.99', currency: 'USD' };
    const reduced = { a: { ...variant('L', 'a', '12.34'), onSale: true, salePriceMoney } };
    expect(
      productJson(productSchema.parse({ productType: 1, variants: reduced }), {}).variants,
    ).toMatchObject([{ price: 1234, salePrice: 999 }]);
  });

  it('has its regular price as the sale price of a variant without one', () => {
    const variants = { a: variant('L', 'a', '12.34') };
    const product = productSchema.parse({ productType: 1, variants });
    expect(productJson(product, {}).variants).toMatchObject([
      { onSale: false, salePriceMoney: { value: '12.34', currency: 'USD' } },
    ]);
  });

  it('has prices of its own, or those of its variants (R-DATA-PROD-03)', () => {
    const money = (value: string) => ({ value, currency: 'USD' });
    const variants = { a: variant('L', 'a', '12.34') };
    const own = { priceMoney: money('5.00'), salePriceMoney: money('4.00'), onSale: true };
    const shown = (fields: object) =>
      productJson(productSchema.parse({ productType: 1, variants, ...fields }), {});
    expect(shown(own)).toMatchObject({ ...own, productType: 1, isSubscribable: false });
    expect(shown({})).toMatchObject({ priceMoney: money('12.34'), onSale: false });
  });

  it('has variants with two amounts, as cents and as money (R-DATA-PROD-06)', () => {
    const reduced = { value: '9.50', currency: 'USD' };
    const variants = { a: { ...variant('L', 'a', '12.34'), onSale: true, salePriceMoney: reduced } };
    expect(productJson(productSchema.parse({ productType: 1, variants }), {}).variants).toMatchObject([
      {
        price: 1234,
        salePrice: 950,
        priceMoney: { value: '12.34', currency: 'USD' },
        salePriceMoney: reduced,
        onSale: true,
      },
    ]);
  });

  it('calculates the cents of variants, whatever their document says (R-DATA-PROD-06)', () => {
    const variants = { a: { ...variant('L', 'a', '12.34'), price: 1, salePrice: 1 } };
    expect(productJson(productSchema.parse({ productType: 1, variants }), {}).variants).toMatchObject([
      { price: 1234, salePrice: 1234 },
    ]);
  });

  it('has variants with their stock and the values of their options (R-DATA-PROD-07)', () => {
    const variants = { a: { ...variant('L', 'a', '1'), qtyInStock: 3, unlimited: false } };
    expect(productJson(productSchema.parse({ productType: 1, variants }), {}).variants).toMatchObject([
      { qtyInStock: 3, unlimited: false, optionValues: [{ optionName: 'Size', value: 'L' }] },
    ]);
  });

  it('has the form that customers fill in (R-DATA-PROD-04)', () => {
    const form = { id: 'gift', name: 'Gift' };
    const product = productSchema.parse({ productType: 1, additionalFieldsFormId: 'gift' });
    expect(productJson(product, {}, form)).toMatchObject({
      additionalFieldsFormId: 'gift',
      additionalFieldsForm: form,
      useCustomAddButtonText: false,
    });
    expect(productJson(product, {})).not.toHaveProperty('additionalFieldsForm');
  });

  it('never shows the order keys of the editor', () => {
    const product = productSchema.parse({ productType: 1, variants: { a: variant('L', 'a2', '1') } });
    expect(JSON.stringify(productJson(product, {}))).not.toContain('"order"');
  });

  it('never shows the files that customers pay for', () => {
    const product = productSchema.parse({
      productType: 2,
      variants: { a: variant('L', 'a', '1') },
      files: { guide: { order: 'a0', filename: 'guide.pdf' } },
    });
    expect(JSON.stringify(productJson(product, {}))).not.toContain('guide');
  });

  it('reads the option order from the product first, then from the item (R-DATA-PROD-09)', () => {
    const ordering = (parts: object, item: object) =>
      productJson(productSchema.parse({ productType: 1, ...parts }), item).variantOptionOrdering;
    expect(ordering({ variantOptionOrdering: ['a'] }, { variantOptionOrdering: ['b'] })).toEqual(['a']);
    expect(ordering({}, { variantOptionOrdering: ['b'] })).toEqual(['b']);
    expect(ordering({ options: ['c'] }, { variantOptionOrdering: ['b'] })).toEqual(['b']);
    expect(ordering({ options: ['c'] }, {})).toEqual(['c']);
  });

  it('lists the attributes of a variant in the order of the options', () => {
    const attributes = { Color: 'blue', Note: 'gift', Size: 'L' };
    const parts = { productType: 1, variants: { a: { ...variant('A', 'a', '1'), attributes } } };
    const [shown] = productJson(productSchema.parse(parts), { variantOptionOrdering: ['Size', 'Color'] })
      .variants as readonly { readonly attributes: object; readonly optionValues: readonly object[] }[];
    expect(Object.entries(shown?.attributes ?? {})).toEqual([
      ['Size', 'L'],
      ['Color', 'blue'],
      ['Note', 'gift'],
    ]);
    expect(shown?.optionValues.map((each) => Object.values(each)[1])).toEqual(['L', 'blue', 'gift']);
  });

  it('has the price of the variant that costs the least now', () => {
    const money = (value: string) => ({ value, currency: 'USD' });
    const shown = (reduced: string) =>
      productJson(
        productSchema.parse({
          productType: 2,
          variants: {
            a: variant('A', 'a', '10'),
            b: { ...variant('B', 'b', '20'), onSale: true, salePriceMoney: money(reduced) },
          },
        }),
        {},
      );
    expect(shown('15')).toMatchObject({ priceMoney: money('10'), onSale: false });
    expect(shown('8')).toMatchObject({ priceMoney: money('20'), salePriceMoney: money('8'), onSale: true });
  });

  it.each([
    ['has no sale price', undefined],
    ['has a sale price that is no reduction', { value: '10.00', currency: 'USD' }],
  ])('is not on sale if it %s', (_what, salePriceMoney) => {
    const reduced = { ...variant('A', 'a', '10'), onSale: true, ...(salePriceMoney && { salePriceMoney }) };
    const shown = productJson(productSchema.parse({ productType: 1, variants: { a: reduced } }), {});
    expect(shown).toMatchObject({ onSale: false, variants: [{ onSale: false }] });
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

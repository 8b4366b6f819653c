import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { currencyOf, isFree, isReduced, productOf, productsOf, variantName } from './product.ts';

const eur = (value: string) => ({ value, currency: 'EUR' });

function viewOf(body: unknown) {
  return productOf({ key: 'item:plate', id: 'plate', body });
}

/** A product with these variants, in order. */
function withVariants(...variants: readonly Readonly<Record<string, unknown>>[]) {
  return viewOf({ structuredContent: { variants: Object.fromEntries(variants.entries()) } });
}

describe('a product', () => {
  it('has the values of its document', () => {
    const body = {
      title: 'Tide plate',
      urlId: 'tide-plate',
      status: 'Draft',
      publishOn: 5,
      collectionId: 'shop',
      mainImageId: 'a',
      imageIds: ['b'],
      structuredContent: {
        productType: 2,
        variants: {
          b: { order: 'a1', sku: 'B', attributes: { Size: 'M', count: 1 }, qtyInStock: 3 },
          a: { order: 'a0', onSale: true, unlimited: true, priceMoney: eur('42'), salePriceMoney: eur('40') },
        },
      },
    };
    const missing = { order: '', sku: '', attributes: {}, price: '0', salePrice: undefined };
    const none = { ...missing, onSale: false, qtyInStock: 0, unlimited: false };
    expect(viewOf(body)).toEqual({
      key: 'item:plate',
      id: 'plate',
      title: 'Tide plate',
      urlId: 'tide-plate',
      status: 'Draft',
      publishOn: 5,
      collectionId: 'shop',
      productType: 2,
      imageIds: ['a', 'b'],
      optionNames: ['Size'],
      variants: [
        { ...none, id: 'a', order: 'a0', price: '42', salePrice: '40', onSale: true, unlimited: true },
        { ...none, id: 'b', order: 'a1', sku: 'B', attributes: { Size: 'M' }, qtyInStock: 3 },
      ],
    });
  });

  it('is physical without a type', () => {
    expect(viewOf({}).productType).toBe(1);
  });

  it.each([
    [{ structuredContent: { variantOptionOrdering: ['B', 'A'], options: ['C'] } }, ['B', 'A']],
    [{ variantOptionOrdering: ['B', 'A'], structuredContent: { options: ['C'] } }, ['B', 'A']],
    [{ structuredContent: { variantOptionOrdering: [], options: ['B', 'A'] } }, ['B', 'A']],
    [
      { structuredContent: { options: ['B'], variants: { v: { attributes: { A: '1', B: '2' } } } } },
      ['B', 'A'],
    ],
  ])('has its options in their stored order: %j', (body, names) => {
    expect(viewOf(body).optionNames).toEqual(names);
  });
});

it('finds the products among the items', () => {
  const bodies = new Map<DocKey, unknown>([
    ['item:plate', { structuredContent: { productType: 1 } }],
    ['item:post', { structuredContent: {} }],
    ['page:home', { structuredContent: { productType: 1 } }],
  ]);
  expect(productsOf(bodies).map(({ id }) => id)).toEqual(['plate']);
});

describe('a product is free', () => {
  const costs = { priceMoney: eur('42') };
  it.each([
    ['if one variant costs nothing', true, [costs, { priceMoney: eur('0.00') }]],
    ['if one variant is on sale for nothing', true, [{ ...costs, onSale: true, salePriceMoney: eur('0') }]],
    ['not if that sale is off', false, [{ ...costs, salePriceMoney: eur('0') }]],
    ['not if the sale has no price', false, [{ ...costs, onSale: true }]],
    ['not without variants', false, []],
  ])('%s', (_when, expected, variants) => {
    expect(isFree(withVariants(...variants))).toBe(expected);
  });
});

it.each([
  ['41.99', true, true],
  ['42', true, false],
  ['43', true, false],
  ['43', false, true],
])('a sale price of %s, on sale: %s, is below a price of 42: %s', (sale, onSale, expected) => {
  const [variant] = withVariants({ priceMoney: eur('42'), salePriceMoney: eur(sale), onSale }).variants;
  expect(variant && isReduced(variant)).toBe(expected);
});

it('a sale without a price is no wrong price', () => {
  const [variant] = withVariants({ priceMoney: eur('42'), onSale: true }).variants;
  expect(variant && isReduced(variant)).toBe(true);
});

it('the currency is that of the settings, or the default', () => {
  const settings = { websiteSettings: { storeSettings: { currency: 'GBP' } } };
  expect(currencyOf(new Map<DocKey, unknown>([['settings:site', settings]]))).toBe('GBP');
  expect(currencyOf(new Map())).toBe('USD');
});

it('the name of a variant has its values in the order of the options', () => {
  const [variant] = withVariants({ attributes: { Size: '22 cm', Glaze: 'Atlantic', Mark: '' } }).variants;
  expect(variant && variantName(variant, ['Glaze', 'Mark', 'constructor', 'Size'])).toBe('Atlantic / 22 cm');
});

import { expect, it } from 'vitest';
import { productData } from './product-data.ts';

const money = (value: string) => ({ value, currency: 'EUR' });
const HEAD = { canonical: 'https://small.example/p', description: 'A cup.', imageUrl: undefined } as never;

function offersOf(structuredContent: object): readonly object[] {
  const data = productData({ title: 'Cup', structuredContent } as never, HEAD);
  return (data as { readonly offers: readonly object[] }).offers;
}

it.each([
  ['regular', { onSale: false }, '42.00'],
  ['reduced', { onSale: true }, '30.00'],
])('search engines get the price that customers pay: %s', (_what, sale, price) => {
  const variant = { sku: 'A', priceMoney: money('42.00'), salePriceMoney: money('30.00'), ...sale };
  expect(offersOf({ variants: [variant] })).toMatchObject([{ sku: 'A', price, priceCurrency: 'EUR' }]);
});

it.each([
  [{ qtyInStock: 1 }, 'InStock'],
  [{ qtyInStock: 0 }, 'OutOfStock'],
  [{ qtyInStock: -1 }, 'OutOfStock'],
  [{ qtyInStock: 0, unlimited: true }, 'InStock'],
  [{}, 'OutOfStock'],
])('a variant with %j is %s for search engines', (stock, availability) => {
  expect(offersOf({ variants: [{ priceMoney: money('1.00'), ...stock }] })).toMatchObject([
    { availability: `https://schema.org/${availability}`, url: 'https://small.example/p' },
  ]);
});

it('a product without variants has the price of the product', () => {
  expect(offersOf({ priceMoney: money('7.00') })).toMatchObject([{ price: '7.00' }]);
});

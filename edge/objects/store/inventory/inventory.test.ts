import { describe, expect, it } from 'vitest';
import { product, variant } from '../../../testing/shop.ts';
import { newStore, shop } from '../../../testing/store.ts';

const cup = (currency?: string) => ({
  cup: product({ id: 'cup', variants: [variant({ sku: 'CUP', ...(currency && { currency }) })] }),
});

describe('a change of the stock', () => {
  const mug = { productId: 'mug', sku: 'MUG', qtyInStock: 9, unlimited: false };
  const skus = (stock: readonly { readonly sku: string }[]) => stock.map(({ sku }) => sku);

  it('returns the stock of its products', async () => {
    const store = await shop();
    const { stock } = await store.setStock([mug], 'ola');
    expect(stock).toMatchObject([{ sku: 'MUG', qtyInStock: 9 }]);
  });

  it('returns the stock of its products when it is rejected', async () => {
    const store = await shop();
    const plate = { ...mug, productId: 'plate', sku: 'PLATE-BLUE' };
    const { stock } = await store.setStock([plate, { ...mug, expected: 1 }], 'ola');
    expect(skus(stock)).toEqual(['PLATE-BLUE', 'PLATE-SAND', 'MUG']);
  });

  it.each([-1, 0.5])('to %s units is rejected', async (qtyInStock) => {
    const store = await shop();
    expect((await store.setStock([{ ...mug, qtyInStock }], 'ola')).outcome).toBe('unknown');
  });

  it('can make it unlimited', async () => {
    const store = await shop();
    await store.setStock([{ ...mug, unlimited: true }], 'ola');
    expect(await store.stock(['mug'])).toMatchObject([{ unlimited: true }]);
    expect((await store.audit(1))[0]?.detail).toBe('3 to unlimited');
  });
});

describe('the currency of a price', () => {
  it('is quoted if the release has one', async () => {
    const store = newStore();
    const quoted = async () => (await store.quote({ lines: [{ itemId: 'cup', sku: 'CUP' }] })).lines[0];
    await store.sync({ products: cup(), releaseId: 'r1', siteId: 'shop' });
    expect(await quoted()).not.toHaveProperty('currency');
    await store.sync({ products: cup('GBP'), releaseId: 'r2', siteId: 'shop' });
    expect(await quoted()).toMatchObject({ currency: 'GBP' });
  });

  it('is not logged when it is the first or the same', async () => {
    const store = newStore();
    for (const [index, currency] of [undefined, 'EUR', 'EUR'].entries())
      await store.sync({ products: cup(currency), releaseId: `r${index}`, siteId: 'shop' });
    expect(await store.audit(10)).toEqual([]);
  });
});

it('the log of a release names the start of its id', async () => {
  const store = newStore();
  await store.sync({ products: cup('EUR'), releaseId: 'r1', siteId: 'shop' });
  await store.sync({ products: cup('GBP'), releaseId: '0123456789abcdef', siteId: 'shop' });
  expect(await store.audit(10)).toMatchObject([{ actor: 'release 0123456789ab' }]);
});

it.each([
  ['of a sale', { onSale: true, salePriceCents: 800 }, 800],
  ['without a sale', { onSale: false, salePriceCents: 800 }, 1000],
  ['of a sale without a price', { onSale: true }, 1000],
])('the price %s is quoted', async (_, fields, expected) => {
  const store = newStore();
  const products = { cup: product({ id: 'cup', variants: [variant({ sku: 'CUP', ...fields })] }) };
  await store.sync({ products, releaseId: 'r1', siteId: 'shop' });
  const { lines } = await store.quote({ lines: [{ itemId: 'cup', sku: 'CUP' }] });
  expect(lines[0]?.priceCents).toBe(expected);
});

it('the totals of products are their units, and whether a variant has unlimited stock', async () => {
  const store = newStore();
  const withVariants = (id: string, ...variants: Parameters<typeof variant>[0][]) =>
    product({ id, variants: variants.map((each) => variant(each)) });
  const products = {
    cup: withVariants('cup', { sku: 'S', qtyInStock: 2 }, { sku: 'L', qtyInStock: 3 }),
    bowl: withVariants('bowl', { sku: 'B', qtyInStock: 4 }, { sku: 'C', qtyInStock: 1, unlimited: true }),
    talk: withVariants('talk', { sku: 'T', unlimited: true }),
    gone: withVariants('gone', { sku: 'G', qtyInStock: 0 }),
  };
  await store.sync({ products, releaseId: 'r1', siteId: 'shop' });
  expect(await store.stockTotals()).toEqual({
    limited: { bowl: 4, cup: 5, gone: 0 },
    unlimited: ['bowl', 'talk'],
  });
});

import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '../../../../compiler/model/index.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { product, variant } from '../../../testing/shop.ts';
import { newStore } from '../../../testing/store.ts';

const thing = (
  fields: Partial<CatalogProduct>,
  stock: { qtyInStock?: number; unlimited?: boolean } = {},
) => ({
  thing: product({ id: 'thing', variants: [variant({ sku: 'T', qtyInStock: 4, ...stock })], ...fields }),
});

describe('the stock of a release', () => {
  it.each([
    ['a physical product', PRODUCT_TYPE.physical, false],
    ['a service', PRODUCT_TYPE.service, false],
    ['a download', PRODUCT_TYPE.digital, true],
    ['a gift card', PRODUCT_TYPE['gift-card'], true],
  ])('of %s is limited unless it has none', async (_, productType, unlimited) => {
    const store = newStore();
    await store.sync({ products: thing({ productType }), releaseId: 'r1', siteId: 'shop' });
    expect(await store.stock(['thing'])).toMatchObject([{ qtyInStock: 4, unlimited, isSellable: true }]);
  });

  it('can be unlimited', async () => {
    const store = newStore();
    await store.sync({ products: thing({}, { unlimited: true }), releaseId: 'r1', siteId: 'shop' });
    expect(await store.stock(['thing'])).toMatchObject([{ unlimited: true }]);
  });

  it('counts invalid and negative numbers as 0', async () => {
    for (const qtyInStock of [-3, 0.5, Number.MAX_VALUE]) {
      const store = newStore();
      await store.sync({ products: thing({}, { qtyInStock }), releaseId: 'r1', siteId: 'shop' });
      expect(await store.stock(['thing'])).toMatchObject([{ qtyInStock: 0 }]);
    }
  });

  it('is logged when it changes, with the release', async () => {
    const store = newStore();
    await store.sync({ products: thing({}), releaseId: 'r1', siteId: 'shop' });
    await store.sync({ products: thing({}), releaseId: 'r2', siteId: 'shop' });
    expect(await store.audit(10)).toEqual([]);
    await store.sync({ products: thing({}, { qtyInStock: 9 }), releaseId: 'r3', siteId: 'shop' });
    await store.sync({
      products: thing({}, { qtyInStock: 9, unlimited: true }),
      releaseId: 'r4',
      siteId: 'shop',
    });
    expect(await store.audit(10)).toMatchObject([
      { kind: 'stock', sku: 'T', actor: 'release r4', detail: '9 to unlimited' },
      { kind: 'stock', sku: 'T', actor: 'release r3', detail: '4 to 9' },
    ]);
  });

  it('can be asked for before the release is live, for known variants', async () => {
    const store = newStore();
    await store.sync({ products: thing({}), releaseId: 'r1', siteId: 'shop' });
    await store.setStock([{ productId: 'thing', sku: 'T', qtyInStock: 1, unlimited: false }], 'ola');
    const next = Object.values(thing({}, { qtyInStock: 6 }));
    expect(
      await store.expectedStock([...next, product({ id: 'new', variants: [variant({ sku: 'N' })] })]),
    ).toEqual([{ productId: 'thing', sku: 'T', qtyInStock: 3, unlimited: false }]);
    const fewer = Object.values(thing({}, { qtyInStock: 2 }));
    expect(await store.expectedStock(fewer)).toMatchObject([{ qtyInStock: 0 }]);
  });
});

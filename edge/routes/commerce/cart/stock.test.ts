import { beforeAll, describe, expect, it } from 'vitest';
import type { InventoryResponse } from '../../../../formatters/vocabulary/api/cart.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { askWorker } from '../../../testing/browser.ts';
import { publishRelease } from '../../../testing/release.ts';
import { PRODUCTS, product, shopData, variant } from '../../../testing/shop.ts';
import { inventoryResponseSchema } from './schemas.ts';

const talk = product({
  id: 'talk',
  productType: 3,
  variants: [variant({ sku: 'TALK', qtyInStock: 0, unlimited: true })],
});

const bowl = product({ id: 'bowl', variants: [variant({ sku: 'BOWL', qtyInStock: 0 })] });

beforeAll(() => publishRelease({ edgeData: shopData({ products: { ...PRODUCTS, talk, bowl } }) }));

async function stockOf(itemId: string): Promise<InventoryResponse['results']> {
  const response = await askWorker(`https://shop.test${API.stock}?itemId=${itemId}`);
  return inventoryResponseSchema.parse(await response.json()).results;
}

describe('the stock of an item', () => {
  it('is requested by its id (R-ECOM-API-04)', async () => {
    const statusOf = async (query: string) =>
      (await askWorker(`https://shop.test${API.stock}${query}`)).status;
    expect(await statusOf('?itemId=plate')).toBe(200);
    for (const query of ['', '?itemId=']) expect([query, await statusOf(query)]).toEqual([query, 400]);
    expect(await statusOf('?itemId=no')).toBe(404);
  });

  it('is a number of each variant, or unlimited (R-ECOM-API-05)', async () => {
    expect(await stockOf('plate')).toMatchObject([
      { unlimited: false, qtyInStock: 10 },
      { unlimited: false, qtyInStock: 5 },
    ]);
    expect(await stockOf('talk')).toMatchObject([{ unlimited: true }]);
    // Sold out.
    expect(await stockOf('bowl')).toMatchObject([{ unlimited: false, qtyInStock: 0 }]);
  });

  it('names the variants by id and sku (R-ECOM-API-06)', async () => {
    expect(API.stock).toBe('/api/commerce/inventory/stock/');
    expect(await stockOf('plate')).toMatchObject([
      { variantId: 'plate-blue', sku: 'PLATE-BLUE' },
      { variantId: 'plate-sand', sku: 'PLATE-SAND' },
    ]);
  });
});

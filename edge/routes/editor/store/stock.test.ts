import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorInventoryResponse } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';

let owner: Browser;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  owner = createBrowser();
  const { account } = createTenant(testEnv(), 'shop');
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
});

describe('GET stock', () => {
  const productsOf = async (query: string) => {
    const response = await owner.get(`${API.editorInventory}${query}`);
    const { stock } = (await response.json()) as EditorInventoryResponse;
    return [...new Set(stock.map(({ productId }) => productId))];
  };

  it('lists the stock of one product, if only that is requested', async () => {
    expect((await productsOf('')).length).toBeGreaterThan(2);
    expect(await productsOf('?productId=mug')).toEqual(['mug']);
  });

  it('lists the stock of several products', async () => {
    expect(await productsOf('?productId=plate&productId=mug&productId=none')).toEqual(['plate', 'mug']);
  });

  it('lists a product once that is requested twice', async () => {
    const response = await owner.get(`${API.editorInventory}?productId=mug&productId=mug`);
    expect(((await response.json()) as EditorInventoryResponse).stock).toHaveLength(1);
  });

  it('accepts up to 100 products', async () => {
    const status = async (count: number) => {
      const query = new URLSearchParams(
        Array.from({ length: count }, (_, index) => ['productId', `p${index}`]),
      );
      return (await owner.get(`${API.editorInventory}?${query}`)).status;
    };
    expect([await status(100), await status(101)]).toEqual([200, 400]);
  });
});

it('GET stock/totals has one number for each product', async () => {
  const response = await owner.get(API.editorStockTotals);
  expect(await response.json()).toMatchObject({ limited: { mug: 3 } });
});

it('GET stock/totals requires permission to read stock', async () => {
  expect((await createBrowser().get(API.editorStockTotals)).status).toBe(401);
});

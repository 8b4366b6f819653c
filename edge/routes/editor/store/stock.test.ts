import { expect, it } from 'vitest';
import type { EditorInventoryResponse } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';

it('lists the stock of one product, if only that is requested', async () => {
  await publishRelease({ edgeData: shopData() });
  const owner = createBrowser();
  const { account } = createTenant(testEnv(), 'shop');
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
  const productsOf = async (query: string) => {
    const response = await owner.get(`${API.editorInventory}${query}`);
    const { stock } = (await response.json()) as EditorInventoryResponse;
    return new Set(stock.map(({ productId }) => productId));
  };
  expect((await productsOf('')).size).toBeGreaterThan(1);
  expect(await productsOf('?productId=mug')).toEqual(new Set(['mug']));
});

import { afterEach, expect, it } from 'vitest';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

it('says where the pages of a paywall are chosen, and asks for no stock', async () => {
  const docs = SHOP_DOCS.map((doc) => {
    const body = doc.body as Readonly<Record<string, object>>;
    const structuredContent = { ...body.structuredContent, productType: PRODUCT_TYPE.paywall };
    return doc.key === 'item:plate' ? { ...doc, body: { ...body, structuredContent } } : doc;
  });
  app = await openApp({
    path: '/config/store/products/plate',
    site: createMemorySite({ docs, now: () => 0 }),
  });
  await app.waitForText('Choose it in the settings of a page, under Who can see it');
  await app.wait({ role: 'textbox', name: 'SKU of S' });
  expect(app.all({ role: 'textbox', name: /Stock/ })).toEqual([]);
});

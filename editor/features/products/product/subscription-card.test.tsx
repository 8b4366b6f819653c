// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

it('R-EDCOM-SUBS-02: services can be subscriptions', async () => {
  const docs = SHOP_DOCS.map((doc) => {
    const body = doc.body as Readonly<Record<string, object>>;
    const structuredContent = { ...body.structuredContent, productType: PRODUCT_TYPE.service };
    return doc.key === 'item:plate' ? { ...doc, body: { ...body, structuredContent } } : doc;
  });
  const site = createMemorySite({ docs, now: () => 0 });
  app = await openApp({ path: '/config/store/products/plate', site });
  await app.wait({ role: 'textbox', name: 'Title' });
  expect(app.all({ role: 'switch', name: 'Sell as a subscription' })).toHaveLength(1);
});

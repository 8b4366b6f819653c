import { afterEach, it } from 'vitest';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

it('names the first products before several are deleted, and counts the others', async () => {
  const plate = SHOP_DOCS.find(({ key }) => key === 'item:plate');
  const copies = ['Ashtray', 'Bowl', 'Cup', 'Dish', 'Ewer'].map((title) => ({
    key: `item:${title}`,
    rev: 1,
    updatedAt: 0,
    updatedBy: 'owner',
    body: { ...Object(plate?.body), title, urlId: title.toLowerCase() },
  }));
  const site = createMemorySite({
    docs: [...SHOP_DOCS, ...copies] as typeof SHOP_DOCS,
    now: () => 0,
    checksSchemas: false,
  });
  app = await openApp({ path: '/config/store/products?sort=product', site });
  await app.press({ role: 'checkbox', name: 'Select all rows on this page' });
  await app.press({ role: 'button', name: 'Delete' });
  await app.waitForText('Ashtray, Bowl, Cup, Dish, Ewer and 2 more. You can undo this.');
});

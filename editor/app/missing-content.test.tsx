import { afterEach, expect, it } from 'vitest';
// Screens load lazily; this one takes long on a busy machine.
import '../features/pages/pages-screen.tsx';
import { createMemorySite } from '../testing/memory-site.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';
import { SHOP_DOCS } from '../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

it.each([
  ['page', '/config/pages/gone'],
  ['blog', '/config/content/gone'],
  ['post', '/config/content/journal/gone'],
  ['product', '/config/store/products/gone'],
  ['form', '/config/forms/gone?view=edit'],
  ['mailing list', '/config/forms/mailing-lists/gone'],
])('R-SHELL-MSG-08: a %s that was deleted cannot be located', async (_, path) => {
  const body = { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' };
  const journal = { key: 'collection:journal', rev: 1, updatedAt: 0, updatedBy: 'test', body } as const;
  const site = createMemorySite({ docs: [...SHOP_DOCS, journal], now: () => 0 });
  app = await openApp({ path, site });
  await app.waitForText('Unable to locate');
  const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toContain('Unable to locate content');
});

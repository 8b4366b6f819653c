// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });

it.each([
  ['a product', '/config/store/products/plate', 'Accessories'],
  ['an entry of the journal', '/config/content/journal/kiln', 'News'],
])('shows a fitting example category for %s', async (_, path, example) => {
  const docs = [
    ...SHOP_DOCS,
    doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
    doc('item:kiln', { collectionId: 'journal', recordType: 1, title: 'A new kiln', urlId: 'kiln' }),
  ];
  app = await openApp({ path, site: createMemorySite({ docs, now: () => 0 }) });
  const field = await app.wait({ role: 'textbox', name: 'New category' });
  expect(field.getAttribute('placeholder')).toBe(example);
});

import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });

const DOCS = [
  ...SHOP_DOCS,
  doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
  doc('item:kiln', { collectionId: 'journal', recordType: 1, title: 'A new kiln', urlId: 'kiln' }),
];
const newCategory = { role: 'textbox', name: 'New category' } as const;

it.each([
  ['a product', '/config/store/products/plate', 'Accessories'],
  ['an entry of the journal', '/config/content/journal/kiln', 'News'],
])('shows a fitting example category for %s', async (_, path, example) => {
  app = await openApp({ path, site: createMemorySite({ docs: DOCS, now: () => 0 }) });
  const field = await app.wait(newCategory);
  expect(field.getAttribute('placeholder')).toBe(example);
});

it('rejects an existing name, whatever its case and the spaces around it (R-TAG-MSG-03)', async () => {
  const docs = [...DOCS, doc('taxon:news', { type: 'category', name: 'news ' })];
  app = await openApp({
    path: '/config/content/journal/kiln',
    site: createMemorySite({ docs, now: () => 0 }),
  });
  await app.type(newCategory, ' News ');
  await app.waitForText('This category already exists');
  await app.press({ role: 'button', name: 'Add category' });
  await app.pass(5000);
  expect(app.site.docs().filter(({ key }) => key.startsWith('taxon:'))).toHaveLength(1);
});

it.each([
  ['a product', '/config/store/products/plate', 'item:plate'],
  ['an entry of the journal', '/config/content/journal/kiln', 'item:kiln'],
] as const)('adds a new tag to %s, saved with it', async (_, path, key) => {
  app = await openApp({ path, site: createMemorySite({ docs: DOCS, now: () => 0 }) });
  await app.type({ role: 'textbox', name: 'New tag' }, 'seasonal');
  await app.press({ role: 'button', name: 'Add tag' });
  await app.wait({ role: 'checkbox', name: 'seasonal' });
  for (const save of app.all({ role: 'button', name: 'Save' })) await act(async () => save.click());
  await app.pass(5000);
  expect(app.site.doc('taxon:tag-seasonal')?.body).toMatchObject({ type: 'tag', name: 'seasonal' });
  expect(app.site.doc(key)?.body).toMatchObject({ tags: ['tag-seasonal'] });
});

it.each([
  [CONTRIBUTOR_ROLE.viewer, []],
  [CONTRIBUTOR_ROLE.editor, ['New category', 'New tag']],
])('offers new tags to those who may create them (role %s)', async (role, names) => {
  app = await openApp({
    path: '/config/content/journal/kiln',
    site: createMemorySite({ docs: DOCS, now: () => 0 }),
    roles: [role],
  });
  await app.wait({ role: 'heading', name: 'A new kiln' });
  const fields = ['New category', 'New tag'].filter((name) => app.all({ role: 'textbox', name }).length > 0);
  expect(fields).toEqual(names);
});

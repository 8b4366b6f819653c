import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const JOURNAL = [
  doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
  doc('taxon:kiln', { type: 'category', name: 'Kiln' }),
  doc('taxon:firing', { type: 'tag', name: 'firing' }),
  doc('taxon:table', { type: 'category', name: 'For the table' }),
  doc('asset:flame', { filename: 'flame.jpg', mime: 'image/jpeg' }),
  doc('item:kiln', {
    collectionId: 'journal',
    recordType: 1,
    title: 'A new kiln',
    urlId: '2026/3/kiln',
    body: { markdown: 'Bricks.' },
  }),
];
const onServer = () => app.site.doc('item:kiln')?.body;

async function openEntry(roles?: readonly number[]) {
  const plate = SHOP_DOCS.find(({ key }) => key === 'item:plate');
  const others = SHOP_DOCS.filter((each) => each !== plate);
  const sorted = doc('item:plate', { ...Object(plate?.body), categories: ['table'] });
  const site = createMemorySite({ docs: [...others, sorted, ...JOURNAL], now: () => 0 });
  app = await openApp({ path: '/config/content/journal/kiln', site, ...(roles && { roles }) });
  await app.wait({ role: 'heading', name: 'A new kiln' });
}

describe('a blog post', () => {
  it('has images, categories of its collection, tags and an author', async () => {
    await openEntry();
    expect(app.all({ role: 'checkbox', name: 'For the table' })).toEqual([]);
    await app.press({ role: 'checkbox', name: 'Kiln' });
    await app.press({ role: 'checkbox', name: 'firing' });
    await app.type({ role: 'textbox', name: 'Author' }, 'Inês');
    await app.press({ role: 'button', name: 'Add images' });
    await app.wait({ role: 'dialog' });
    await app.press({ role: 'button', name: 'Cancel' });
    await app.pass(5000);
    expect(onServer()).toMatchObject({
      categories: ['kiln'],
      tags: ['firing'],
      author: { displayName: 'Inês' },
    });
    await app.type({ role: 'textbox', name: 'Author' }, '');
    await app.pass(5000);
    expect(onServer()).not.toHaveProperty('author');
  });

  it('only users who may create categories can add them: a rejected one would block all other changes', async () => {
    await openEntry([CONTRIBUTOR_ROLE['draft-editor']]);
    await app.wait({ role: 'checkbox', name: 'Kiln' });
    expect(app.all({ role: 'button', name: 'Add images' })).toHaveLength(1);
    expect(app.all({ role: 'button', name: 'Add category' })).toEqual([]);
  });

  it('adds an existing category by name, and keeps listing it after it is removed', async () => {
    await openEntry();
    await app.type({ role: 'textbox', name: 'New category' }, 'For the table');
    await app.press({ role: 'button', name: 'Add category' });
    await app.wait({ role: 'checkbox', name: 'For the table' });
    await app.pass(5000);
    expect(onServer()).toMatchObject({ categories: ['table'] });
    expect(app.site.docs().filter(({ key }) => key.startsWith('taxon:'))).toHaveLength(3);
    await app.press({ role: 'checkbox', name: 'For the table' });
    await app.pass(5000);
    expect(onServer()).toMatchObject({ categories: [] });
    expect(app.all({ role: 'checkbox', name: 'For the table' })).toHaveLength(1);
  });

  it('has a URL slug, with a redirect from the published one, and SEO fields', async () => {
    await openEntry();
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.press({ role: 'button', name: 'Publish now' });
    await app.wait({ role: 'link', name: 'View' });
    await app.press({ role: 'button', name: /URL and SEO/ });
    const field = { role: 'textbox', name: 'URL slug' } as const;
    await app.type(field, 'rss.xml');
    await app.waitForText('/journal/rss.xml is reserved. Choose another URL slug.');
    for (const text of ['2026/3/kil', 'new-kiln']) await app.type(field, text);
    await app.type({ role: 'textbox', name: 'SEO title' }, 'Our new kiln');
    await app.pass(5000);
    expect(onServer()).toMatchObject({
      urlId: 'new-kiln',
      redirectFrom: ['/journal/2026/3/kiln'],
      seo: { title: 'Our new kiln' },
    });
  });

  it('shows the published state and links to it', async () => {
    await openEntry();
    await app.waitForText('Goes live when you publish');
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.press({ role: 'button', name: 'Publish now' });
    const view = await app.wait({ role: 'link', name: 'View' });
    expect(view.getAttribute('href')).toBe('/journal/2026/3/kiln');
  });
});

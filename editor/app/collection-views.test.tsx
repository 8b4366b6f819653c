import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Doc } from '../../compiler/model/index.ts';
import { createMemorySite } from '../testing/memory-site.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';
import { SHOP_DOCS } from '../testing/shop-documents.ts';

const doc = (key: Doc['key'], body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const JOURNAL = [
  doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' }),
  doc('item:kiln', {
    collectionId: 'journal',
    recordType: 1,
    title: 'A new kiln',
    urlId: 'kiln',
    excerpt: 'Bricks, and more bricks.',
  }),
];

let app: TestApp;
beforeEach(() => localStorage.clear());
afterEach(() => app.close());

const openAt = async (path: string) => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ...JOURNAL], now: () => 0 });
  app = await openApp({ path, site });
  await app.wait({ role: 'radio', name: 'List' });
};
const choose = (name: string) => app.press({ role: 'radio', name });
const card = (name: string) => app.find({ role: 'row', name: new RegExp(name) });

describe.each([
  ['products', '/config/store/products', 'Galão mug', '/config/store/products/mug'],
  ['posts', '/config/content/journal', 'A new kiln', '/config/content/journal/kiln'],
])('the list of %s', (_, path, title, href) => {
  it('R-EDSITE-SCREEN-05: has the views list, grid and product', async () => {
    await openAt(path);
    expect(app.all({ role: 'radio' }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'List',
      'Grid',
      'Product',
    ]);
  });

  it('shows cards that lead to their items, also with the keyboard, and finds them', async () => {
    await openAt(path);
    await choose('Grid');
    expect(app.all({ role: 'columnheader' })).toEqual([]);
    expect(card(title).getAttribute('data-href')).toBe(href);
    await app.type({ role: 'searchbox', name: /^Search/ }, 'nothing like this');
    await app.waitForText('No results found.');
  });

  it('remembers the view on this device', async () => {
    await openAt(path);
    await choose('Product');
    await app.close();
    await openAt(path);
    expect(app.find({ role: 'radio', name: 'Product' }).getAttribute('aria-checked')).toBe('true');
  });
});

it('the product view has price and stock, or excerpt', async () => {
  await openAt('/config/store/products');
  await choose('Product');
  await app.waitUntil(() => /€28\.00.*Stock/.test(card('Galão mug').textContent ?? ''));
  await app.close();
  await openAt('/config/content/journal');
  await choose('Product');
  expect(card('A new kiln').textContent).toContain('Bricks, and more bricks.');
});

it.each(['/config/store/products', '/config/content/journal'])(
  'R-SHELL-MSG-06: %s says when its items cannot be loaded, until they are',
  async (path) => {
    const site = createMemorySite({ docs: [...SHOP_DOCS, ...JOURNAL], now: () => 0, summarized: 'all' });
    app = await openApp({ path: '/config', site });
    app.network.mode = 'offline';
    await app.press({ role: 'link', name: path.includes('store') ? 'Store' : 'Content' });
    await choose('Product');
    await app.waitForText('Unable to load collections');
    app.network.mode = 'online';
    await app.press({ role: 'button', name: 'Try again' });
    await app.waitUntil(() => !document.body.textContent?.includes('Unable to load collections'));
    expect(app.all({ role: 'row' }).length).toBeGreaterThan(0);
  },
);

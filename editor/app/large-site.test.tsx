import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DocKey, valueAt } from '../../compiler/model/index.ts';
// Screens load lazily; this one takes long on a busy machine.
import '../features/pages/pages-screen.tsx';
import { ApiFailure } from '../core/api/api-failure.ts';
import { createMemorySite } from '../testing/memory-site.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';
import { SHOP_DOCS } from '../testing/shop-documents.ts';

const STOCK = [
  { productId: 'plate', variantId: 'small', sku: 'TP-S', qtyInStock: 3, unlimited: false },
  { productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 4, unlimited: false },
];
const PLATE: DocKey = 'item:plate';

const page = {
  pageType: 2,
  title: 'Studio',
  urlId: 'studio',
  status: 'Draft',
  blocks: { image: { kind: 5, order: 'a0', section: 's', value: { assetId: 'kiln' } } },
  sections: { s: { order: 'a0', height: 'medium' } },
  seo: {},
};
const FILE = {
  key: 'asset:kiln' as const,
  rev: 1,
  updatedAt: 1,
  updatedBy: 'owner',
  body: { filename: 'kiln.jpg', mime: 'image/jpeg', colorData: { centerAverage: 'fff' } },
};
const DOCS = [
  ...SHOP_DOCS,
  { key: 'page:studio' as const, rev: 1, updatedAt: 1, updatedBy: 'owner', body: page },
  FILE,
];

let app: TestApp;
afterEach(() => app.close());

/** Opens a site of which the server only sends summaries. */
async function openLarge(path: string): Promise<TestApp> {
  const site = createMemorySite({ docs: DOCS, now: () => 0, summarized: 'all' });
  return openApp({ path, site, server: { stock: STOCK } });
}

const isLoaded = (key: DocKey) => !app.editor.store.states.getState().summarized.has(key);
const onServer = (key: DocKey) => app.site.doc(key)?.body;

describe('the dashboard of a large site', () => {
  it('shows its start screen from summaries', async () => {
    app = await openLarge('/config');
    await app.waitForText('1 draft');
    await app.waitForText('1 image is missing alt text');
    expect(isLoaded('page:studio')).toBe(false);
  });

  it('lists products from summaries', async () => {
    app = await openLarge('/config');
    app.network.mode = 'offline';
    await app.press({ role: 'link', name: 'Store' });
    await app.waitForText('€24.00 – €38.00');
    // Phones show the status below the title instead of its column.
    expect(cellsOf('Tide plate')).toEqual([
      'Tide plateNot live yet',
      'Not live yet',
      '2',
      '7',
      '€24.00 – €38.00',
    ]);
    expect(isLoaded(PLATE)).toBe(false);
    expect(cellsOf('Galão mug')).toEqual([
      'Galão mugNot live yet',
      'Not live yet',
      '1',
      'Unlimited',
      '€28.00',
    ]);
  });

  it('loads the variants of the shown products', async () => {
    app = await openLarge('/config/store/products');
    await app.wait({ role: 'button', name: /Tide plate/ });
    expect(isLoaded(PLATE)).toBe(true);
    expect(isLoaded('page:studio')).toBe(false);
  });

  it('loads a product before it is edited, and saves it whole', async () => {
    app = await openLarge('/config/store/products/plate');
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(0);
    const before = SHOP_DOCS.find(({ key }) => key === PLATE)?.body as object;
    expect(onServer(PLATE)).toEqual({ ...before, title: 'High tide plate' });
  });

  it('says that a product cannot be loaded, and tries again', async () => {
    app = await openLarge('/config');
    app.network.mode = 'offline';
    await app.press({ role: 'link', name: 'Store' });
    await app.press({ role: 'link', name: 'Galão mug' });
    await app.wait({ role: 'button', name: 'Try again' });
    expect(app.all({ role: 'textbox', name: 'Title' })).toEqual([]);
    app.network.mode = 'online';
    await app.press({ role: 'button', name: 'Try again' });
    await app.wait({ role: 'textbox', name: 'Title' });
  });

  it('loads selected products before they are changed together', async () => {
    app = await openLarge('/config/store/products');
    app.network.mode = 'offline';
    await app.press({ role: 'checkbox', name: /^Select Tide plate/ });
    app.network.mode = 'online';
    await app.press({ role: 'button', name: 'Delete' });
    await app.press({ role: 'button', name: 'Delete 1 product' });
    await app.pass(5000);
    expect(onServer(PLATE)).toBeUndefined();
    await act(async () => void app.editor.store.undo());
    await app.pass(5000);
    expect(onServer(PLATE)).toEqual(SHOP_DOCS.find(({ key }) => key === PLATE)?.body);
  });

  it('loads the documents that use a file before it is removed from them, and no others', async () => {
    app = await openLarge('/config/assets');
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.waitForText('Removes it from: Studio.');
    expect(isLoaded(PLATE)).toBe(false);
    await app.press({ role: 'button', name: 'Delete 1 file' });
    await app.pass(5000);
    expect(valueAt(onServer('page:studio'), ['blocks'])).toEqual({});
    expect(onServer('asset:kiln')).toBeUndefined();
  });

  it('deletes no file while it is unknown where it is used', async () => {
    app = await openLarge('/config/assets');
    app.server.failing.set('findFileUses', new ApiFailure('server-error', 500, {}));
    await app.press({ role: 'checkbox', name: /^Select kiln\.jpg/ });
    await app.press({ role: 'button', name: 'Delete' });
    await app.wait({ role: 'alert' });
    expect(app.all({ role: 'button', name: 'Delete 1 file' })).toEqual([]);
  });

  it('shows where a file is used without loading documents', async () => {
    app = await openLarge('/config/assets?file=kiln');
    await app.wait({ role: 'link', name: /Studio/ });
    expect([isLoaded('page:studio'), isLoaded(PLATE)]).toEqual([false, false]);
  });

  it('lists unused files without loading documents', async () => {
    const rack = { ...FILE, key: 'asset:rack' as const, body: { ...FILE.body, filename: 'rack.jpg' } };
    const site = createMemorySite({ docs: [...DOCS, rack], now: () => 0, summarized: 'all' });
    app = await openApp({ path: '/config/assets?kind=unused', site });
    await app.wait({ role: 'checkbox', name: /^Select rack\.jpg/ });
    expect(app.all({ role: 'checkbox', name: /^Select kiln\.jpg/ })).toEqual([]);
    expect(isLoaded('page:studio')).toBe(false);
  });

  it('shows the page tree while the page of the canvas is loading, and loads nothing else', async () => {
    app = await openLarge('/config');
    app.network.mode = 'offline';
    await app.press({ role: 'link', name: 'Pages' });
    await app.wait({ role: 'button', name: 'Try again' });
    await app.press({ role: 'button', name: 'Pages' });
    await app.wait({ role: 'row', name: /Studio/ });
    expect(document.querySelector('[data-canvas]')).toBeNull();
    app.network.mode = 'online';
    await act(async () => app.editor.sync.load(['page:studio']));
    await app.waitUntil(() => document.querySelector('[data-canvas]') !== null);
    expect([isLoaded('page:studio'), isLoaded(PLATE)]).toEqual([true, false]);
  });

  it('lists the products of a form from summaries, and loads the pages that may have it', async () => {
    app = await openLarge('/config/forms/contact?view=edit');
    await app.waitForText('Tide plate');
    expect([isLoaded('page:studio'), isLoaded(PLATE)]).toEqual([true, false]);
  });

  it('loads the products only before the currency is changed, and changes all of them', async () => {
    app = await openLarge('/config/settings/commerce');
    const currency = { role: 'combobox', name: 'Currency' } as const;
    const input = await app.wait(currency);
    expect(isLoaded(PLATE)).toBe(false);
    await act(async () => input.focus());
    await app.type(currency, 'british');
    await app.press({ role: 'option', name: 'British Pound · GBP' });
    await app.waitForText('€24.00 becomes £24.00.');
    await app.press({ role: 'button', name: 'Change currency' });
    await app.pass(5000);
    const at = ['structuredContent', 'variants', 'small', 'priceMoney'];
    expect(valueAt(onServer(PLATE), at)).toEqual({ value: '24.00', currency: 'GBP' });
    expect(isLoaded('page:studio')).toBe(false);
  });

  it('notices prices in another currency in summaries', async () => {
    const docs = DOCS.map((doc) =>
      doc.key === PLATE ? { ...doc, body: JSON.parse(JSON.stringify(doc.body).replace('EUR', 'USD')) } : doc,
    );
    const site = createMemorySite({ docs, now: () => 0, summarized: 'all' });
    app = await openApp({ path: '/config/settings/commerce', site });
    await app.wait({ role: 'button', name: 'Change prices' });
    expect(isLoaded(PLATE)).toBe(false);
  });
});

/** The texts of the cells of a product's row. */
function cellsOf(name: string): readonly (string | null)[] {
  const row = app.all({ role: 'row', name: new RegExp(name) })[0] ?? document.body;
  return [...row.querySelectorAll('td, th, [role="gridcell"], [role="rowheader"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

/** More than a page has. */
const COUNT = 30;

const numberOf = (index: number) => String(index).padStart(2, '0');

/** Two variants, so that products have nested rows. */
const docOf = (index: number) => {
  const variant = (size: string) => ({
    ...{ order: size, sku: `SKU${numberOf(index)}-${size}`, attributes: { Size: size }, onSale: false },
    ...{ priceMoney: { value: '10.00', currency: 'EUR' }, qtyInStock: 0, unlimited: false },
  });
  const structuredContent = { productType: 1, variants: { s: variant('S'), l: variant('L') } };
  const title = `Bowl ${numberOf(index)}`;
  return {
    key: `item:bowl-${index}` as const,
    body: { recordType: 11, title, urlId: `bowl-${index}`, collectionId: 'shop', structuredContent },
    ...{ rev: 1, updatedAt: 1, updatedBy: 'owner' },
  };
};
/** The units decrease; product 20 has unlimited stock. */
const stockOf = (index: number): EditorInventoryItem[] =>
  ['s', 'l'].map((variantId) => ({
    productId: `bowl-${index}`,
    variantId,
    sku: `SKU${numberOf(index)}-${variantId.toUpperCase()}`,
    qtyInStock: COUNT - index,
    unlimited: index === 20,
  }));

let app: TestApp;
afterEach(() => app.close());

/** Products of which the dashboard asked for stock. */
let asked: Set<string>;
beforeEach(() => {
  asked = new Set();
});

async function openList(): Promise<void> {
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  const shop = SHOP_DOCS.filter(({ key }) => !key.startsWith('item:'));
  const docs = [...shop, ...indexes.map(docOf)];
  const site = createMemorySite({ docs, now: () => 0, summarized: 'all' });
  app = await openApp({ path: '/config', site, server: { stock: indexes.flatMap(stockOf) } });
  const { stockOf: read } = app.editor.api;
  app.editor.api.stockOf = (ids) => {
    for (const id of ids) asked.add(id);
    return read(ids);
  };
  await app.press({ role: 'link', name: 'Store' });
}

/** The texts of the shown products: looking for roles takes seconds in a list this long. */
const shownTexts = () =>
  [...document.querySelectorAll('tbody tr')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('Bowl'));
const shownRows = () => shownTexts().map((text) => /Bowl \d\d/.exec(text)?.[0]);
const rowOf = (title: string) => shownTexts().find((text) => text.includes(title)) ?? '';
const sortByStock = () => app.press({ role: 'columnheader', name: 'Stock' });
const loadedCount = () => COUNT - app.editor.store.states.getState().summarized.size;

describe('a list of many products', () => {
  it('loads the stock of the page that is shown', async () => {
    await openList();
    await app.waitUntil(() => /60/.test(rowOf('Bowl 00')));
    expect([asked.size, asked.has('bowl-29')]).toEqual([25, false]);
  });

  it('sorts by the stock of all products, unlimited last', async () => {
    await openList();
    await sortByStock();
    await app.waitUntil(() => shownRows()[0] === 'Bowl 29');
    await sortByStock();
    await app.waitUntil(() => shownRows()[0] === 'Bowl 20');
    expect(shownRows()[1]).toBe('Bowl 00');
  });

  it('finds products by the SKU of a variant, and loads only those', async () => {
    await openList();
    await app.waitUntil(() => loadedCount() === 25);
    await app.type({ role: 'searchbox', name: 'Search products' }, 'sku28-l');
    await app.pass(1000);
    await app.waitUntil(() => shownRows().join() === 'Bowl 28');
    await app.waitUntil(() => loadedCount() === 26);
  });
});

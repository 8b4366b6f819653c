import type { PageName } from '../pages/pages.ts';
import { createRivalsTable } from './rivals-table.ts';
import type { Table } from './table.ts';

export const STORE_PAGE_LOCALE = createStoreTable('store-locale', 'prices in the words of a locale');

export const STORE_PAGE_LEGACY = createStoreTable('store-legacy', 'prices in the older way');

function createStoreTable(page: PageName, prices: string): Table {
  return createRivalsTable({
    id: page,
    title: `100 products through product-price, date and image-meta: ${prices}`,
    about:
      'With the locale data of English for both engines; a third of the products is on sale, a third varies.',
    unit: 'µs',
    page,
    work: 'render',
    base: 'reference',
    quick: ['quoin-source', 'reference'],
    others: ['quoin-closures'],
  });
}

import { createRivalsTable } from './rivals-table.ts';

export const PRODUCT_PAGE = createRivalsTable({
  id: 'product-page',
  title: 'One product page',
  about:
    'Nested sections, a loop of 100 products through a partial, six fields, three conditionals, escaping, and a name found six frames further out; 40.8 kB of UTF-8, templates prepared beforehand.',
  unit: 'µs',
  page: 'product',
  work: 'render',
  base: 'hand-written',
  quick: ['hand-written', 'quoin-source', 'quoin-closures', 'reference'],
  others: ['ejs', 'eta', 'handlebars', 'react', 'liquidjs'],
});

export const PRODUCT_PAGE_FIRST = createRivalsTable({
  id: 'product-page-first',
  title: 'The product page, prepared and rendered once',
  about:
    'In a fresh process that has the engine and the data loaded: what a preview or a small site waits for.',
  unit: 'ms',
  page: 'product',
  work: 'first',
  base: 'reference',
  quick: ['quoin-source', 'reference'],
  others: [],
});

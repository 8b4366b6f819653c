import { hasRecordedPage } from '../pages/recorded.ts';
import { createRivalsTable } from './rivals-table.ts';

const RECORDED = {
  page: 'recorded',
  base: 'reference',
  missing: () => (hasRecordedPage() ? undefined : 'the recorded page is not part of this repository'),
} as const;

export const RECORDED_PAGE = createRivalsTable({
  ...RECORDED,
  id: 'recorded-page',
  title: 'A recorded page',
  about:
    'The home page of a real site with five partials and 149 kB of data; mostly three big strings copied through. 54 kB out.',
  unit: 'µs',
  work: 'render',
  quick: ['quoin-source', 'reference'],
  others: ['quoin-closures'],
});

export const RECORDED_PAGE_PARSE = createRivalsTable({
  ...RECORDED,
  id: 'recorded-page-parse',
  title: 'The recorded page, parsed',
  about: 'The template and its five partials, 15.5 kB, from text to tree, warm.',
  unit: 'µs',
  work: 'parse',
  quick: ['quoin-source', 'reference'],
  others: [],
});

export const RECORDED_PAGE_FIRST = createRivalsTable({
  ...RECORDED,
  id: 'recorded-page-first',
  title: 'The recorded page, prepared and rendered once',
  about: 'In a fresh process that has the engine and the data loaded.',
  unit: 'ms',
  work: 'first',
  quick: ['quoin-source', 'reference'],
  others: [],
});

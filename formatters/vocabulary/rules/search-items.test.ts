import { expect, test } from 'vitest';
import { type SearchItem, searchItems } from './search-items.ts';

const items: readonly SearchItem[] = [
  { url: '/journal/glaze', title: 'Mixing a glaze', text: 'Ash, clay and a mug of water.', kind: 'post' },
  { url: '/shop/p/mug', title: 'Sea mug', text: 'Glazed in São Tomé blue.', kind: 'product' },
  { url: '/about', title: 'About', text: 'A pottery.', kind: 'page' },
];

function urls(query: string): readonly string[] {
  return searchItems(items, query).map(({ url }) => url);
}

test('finds pages by word, with title matches first', () => {
  expect(urls('mug')).toEqual(['/shop/p/mug', '/journal/glaze']);
});

test('every word must match', () => {
  expect(urls('mug ash')).toEqual(['/journal/glaze']);
  expect(urls('mug unicorn')).toEqual([]);
});

test('ignores case and accents', () => expect(urls('SAO tome')).toEqual(['/shop/p/mug']));

test('an empty query has no results', () => {
  expect(urls('')).toEqual([]);
  expect(urls('   ')).toEqual([]);
});

test('regular expression syntax is literal', () => expect(urls('.*')).toEqual([]));

test('a query is cut off after 200 characters', () => {
  const long = { title: 'x'.repeat(200), text: '' };
  expect([200, 201].map((length) => searchItems([long], 'x'.repeat(length)))).toEqual([[long], [long]]);
  expect(searchItems([{ ...long, title: 'x'.repeat(199) }], 'x'.repeat(300))).toEqual([]);
});

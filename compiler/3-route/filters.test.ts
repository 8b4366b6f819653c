import { expect, it } from 'vitest';
import { filterItems, linkedFilters } from './filters.ts';
import { orderItems } from './order-items.ts';

const NAMES = ['Sea & sand', 'Sea, sand', '+++', 'Café', 'sea'];

const site = (timeZone: string) => ({
  settings: { website: { timeZone } },
  taxons: NAMES.map((name, index) => ({ id: `t${index}`, name })),
});

const item = (fields: object) => ({ id: 'a', tags: [], categories: [], ...fields });

function slugsOf(kind: 'tag' | 'month', items: readonly object[], timeZone = 'UTC') {
  return filterItems(site(timeZone) as never, items as never, [kind]).map(({ slug }) => slug);
}

it('filters have URLs of their own, whatever their names', () => {
  const tags = NAMES.map((_, index) => `t${index}`);
  expect(slugsOf('tag', [item({ tags })])).toEqual(['sea-sand', 'sea-sand-2', 'other', 'café', 'sea']);
});

it('the month of a post is that in the time zone of the site', () => {
  const post = item({ publishOn: Date.UTC(2026, 10, 30, 23) });
  expect(slugsOf('month', [post])).toEqual(['2026-11']);
  expect(slugsOf('month', [post], 'Europe/Berlin')).toEqual(['2026-12']);
});

it('the month of an event is that of its start', () => {
  const event = item({ publishOn: Date.UTC(2026, 0, 5), startDate: Date.UTC(2026, 5, 5) });
  expect(slugsOf('month', [event])).toEqual(['2026-06']);
});

it('events are in the order of their starts, posts in the order of their dates', () => {
  const early = { ...item({ publishOn: 9, startDate: 1 }), id: 'early' };
  const late = { ...item({ publishOn: 1, startDate: 5 }), id: 'late' };
  const post = { ...item({ publishOn: 3 }), id: 'post' };
  const ordered = orderItems({ itemOrder: 'date' }, [early, post, late] as never);
  expect(ordered.map(({ id }) => id)).toEqual(['late', 'post', 'early']);
});

it.each(['layouts', 'pages', 'partials'])('links to filters are found in %s', (folder) => {
  const theme = { layouts: {}, pages: {}, partials: {}, collections: {} };
  const template = { text: '<a href="?x=1&amp;tag={@}">' };
  expect(linkedFilters({ ...theme, [folder]: { a: template } } as never)).toEqual(['tag']);
  expect(linkedFilters(theme as never)).toEqual([]);
});

it.each(['list', 'item'])('links to filters are found in the %s templates of collections', (part) => {
  const collections = { blog: { [part]: { text: '?month=' } } };
  expect(linkedFilters({ layouts: {}, pages: {}, partials: {}, collections } as never)).toEqual(['month']);
});

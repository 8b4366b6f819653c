import { expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { taxonsFor } from './taxons.ts';

const bodies: Bodies = new Map<DocKey, unknown>([
  ['collection:shop', { type: 13 }],
  ['collection:second', { type: 13 }],
  ['collection:journal', { type: 1 }],
  ['taxon:kiln', { type: 'category', name: 'Kiln', displayIndex: 0 }],
  ['taxon:table', { type: 'category', name: 'For the table', displayIndex: 2 }],
  ['taxon:new', { type: 'category', name: 'New', displayIndex: 3 }],
  ['taxon:both', { type: 'category', name: 'Both', displayIndex: 1 }],
  ['taxon:cobalt', { type: 'tag', name: 'cobalt' }],
  ['item:plate', { collectionId: 'shop', categories: ['table', 'both'], tags: ['cobalt'] }],
  ['item:firing', { collectionId: 'journal', categories: ['kiln', 'both'] }],
]);
const ids = (collectionId: string, field: 'tags' | 'categories') =>
  taxonsFor(bodies, { collectionId, field }).map(({ id }) => id);

it('offers products the categories of products and unused ones, not those of the blog, and vice versa; tags are for all', () => {
  expect(ids('shop', 'categories')).toEqual(['both', 'table', 'new']);
  expect(ids('journal', 'categories')).toEqual(['kiln', 'both', 'new']);
  expect([ids('shop', 'tags'), ids('journal', 'tags')]).toEqual([['cobalt'], ['cobalt']]);
});

it('offers a second shop the categories of the first', () => {
  expect(ids('second', 'categories')).toEqual(['both', 'table', 'new']);
});

it('keeps options that were shown even when no item uses them', () => {
  const shown = new Set(['kiln']);
  const shownCategories = taxonsFor(bodies, { collectionId: 'shop', field: 'categories', shown });
  expect(shownCategories.map(({ id }) => id)).toEqual(['kiln', 'both', 'table', 'new']);
});

import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../compiler/model/index.ts';
import { collectionsOf, documentsOf, kindOf, screenOf, titleOf } from './documents.ts';

const PRODUCT = { structuredContent: { variants: {} }, collectionId: 'shop' };
const POST = { structuredContent: {}, collectionId: 'the journal' };
const SHOP = { type: 13 };
const BLOG = { type: 1 };

const BODIES: Bodies = new Map<DocKey, unknown>([
  ['page:a:b', { title: 'A' }],
  ['collection:shop', SHOP],
  ['collection:journal', BLOG],
  ['item:plate', PRODUCT],
]);

it('finds the documents of a type with their ids', () => {
  expect(documentsOf(BODIES, 'page')).toEqual([{ key: 'page:a:b', id: 'a:b', body: { title: 'A' } }]);
});

it.each([
  ['products', ['shop']],
  ['content', ['journal']],
] as const)('finds the collections of %s', (kind, ids) => {
  expect(collectionsOf(BODIES, kind).map(({ id }) => id)).toEqual(ids);
});

describe('the title of a document', () => {
  it.each<[DocKey, unknown, string]>([
    ['settings:site', { title: 'Not this' }, 'Site settings'],
    ['navigation:mainNavigation', {}, 'Main navigation'],
    ['navigation:footer', {}, 'Navigation'],
    ['item:plate', { title: 'Tide plate', name: 'other' }, 'Tide plate'],
    ['form:contact', { name: 'Contact', filename: 'other' }, 'Contact'],
    ['asset:plate', { title: '', filename: 'plate.jpg', urlId: 'other' }, 'plate.jpg'],
    ['page:home', { urlId: 'start' }, 'start'],
    ['page:home', {}, 'home'],
    ['page:home', undefined, 'home'],
  ])('of %s with %j is its own text, or the best substitute: %s', (key, body, title) => {
    expect(titleOf(key, body)).toBe(title);
  });
});

it.each<[DocKey, unknown, string]>([
  ['item:a', PRODUCT, 'Product'],
  ['item:a', POST, 'Post'],
  ['page:a', {}, 'Page'],
  ['page:a', { pageType: 100 }, 'System page'],
  ['page:a', { pageType: 2 }, 'Page'],
  ['page:a', PRODUCT, 'Page'],
  ['collection:a', SHOP, 'Shop'],
  ['collection:a', BLOG, 'Blog'],
  ['asset:a', SHOP, 'File'],
  ['form:a', {}, 'Form'],
  ['taxon:a', { type: 'tag' }, 'Tag'],
  ['taxon:a', { type: 'category' }, 'Category'],
  ['navigation:a', {}, 'Navigation'],
  ['collection:classes', { type: 1, typeName: 'events' }, 'Events'],
  ['item:rye', { recordType: 12, startDate: 1 }, 'Event'],
  ['settings:a', {}, 'Site settings'],
])('the kind of %s with %j is %s', (key, body, kind) => {
  expect(kindOf(key, body)).toBe(kind);
});

it.each<[DocKey, unknown, string | undefined]>([
  ['settings:site', {}, '/config/settings/general'],
  ['page:a b', {}, '/config/pages/a%20b'],
  ['item:plate', PRODUCT, '/config/store/products/plate'],
  ['item:kiln', POST, '/config/content/the%20journal/kiln'],
  ['collection:shop', SHOP, '/config/store/products'],
  ['collection:journal', BLOG, '/config/content/journal'],
  ['asset:plate', {}, '/config/assets?file=plate'],
  ['form:contact', {}, '/config/forms/contact'],
  ['navigation:footer', {}, '/config/pages'],
  ['taxon:tag', { type: 'tag' }, '/config/tags'],
  ['taxon:cups', { type: 'category' }, '/config/tags?type=category'],
  ['unknown:a' as DocKey, {}, undefined],
])('the screen of %s with %j is %s', (key, body, path) => {
  expect(screenOf(key, body)).toBe(path);
});

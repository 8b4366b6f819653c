// A path in German. cspell:ignore über
import { describe, expect, it } from 'vitest';
import { type DocKey, isReservedSlug } from '../../../compiler/model/index.ts';
import { pageUrlIdOf, pathOf, topUrlIds, validateUrlId } from './url-path.ts';

describe('validateUrlId', () => {
  it.each(['cart', 'Cart', 'checkout', 'search', 'config', 'settings/x', 'api', '404.html'])(
    'rejects a reserved page path: %s',
    (urlId) => {
      expect(validateUrlId(urlId, '/')).toBe(`/${urlId} is reserved. Choose another URL slug.`);
    },
  );

  it('checks the whole path: reserved words are allowed in a collection, its feed is not', () => {
    expect(validateUrlId('cart', '/shop/p/')).toBeUndefined();
    expect(validateUrlId('carts', '/')).toBeUndefined();
    expect(validateUrlId('rss.xml', '/journal/')).toBe(
      '/journal/rss.xml is reserved. Choose another URL slug.',
    );
    expect(validateUrlId('2026/3/a-kiln', '/journal/')).toBeUndefined();
    expect(validateUrlId('a kiln', '/journal/')).toMatch(/^Use letters, digits/);
  });

  it('suggests an unreserved URL slug for any title', () => {
    expect(pageUrlIdOf('Our studio')).toBe('our-studio');
    for (const title of ['Cart', 'Checkout', 'Search', 'Config', 'Settings', 'API', 'Assets'])
      expect(isReservedSlug(pageUrlIdOf(title))).toBe(false);
  });
});

it.each([
  ['a', true],
  ['über-uns/team_1', true],
  ['-a', false],
  ['a/', false],
  ['/a', false],
  ['a//b', false],
  ['', false],
])('allows segments of letters and digits as a URL slug: %j is %s', (urlId, isAllowed) => {
  expect(validateUrlId(urlId, '/') === undefined).toBe(isAllowed);
});

it('allows a URL slug of at most 200 characters', () => {
  expect(validateUrlId('a'.repeat(200), '/')).toBeUndefined();
  expect(validateUrlId('a'.repeat(201), '/')).toBe('Use at most 200 characters.');
});

it.each([
  [{ urlId: 'shop', type: 13 }, 'plate', '/shop/p/plate'],
  [{ urlId: 'journal', type: 1 }, 'kiln', '/journal/kiln'],
  [{ urlId: 'shop' }, 'plate', '/shop/p/plate'],
  [{}, 'plate', undefined],
  [{ urlId: 'shop', type: 13 }, '', undefined],
])('the path of an item of %j with the slug %j is %s', (collection, urlId, path) => {
  expect(pathOf(collection, urlId)).toBe(path);
});

it('prefixes the slug of a page with a reserved title', () => {
  expect(pageUrlIdOf('Cart')).toBe('page-cart');
  expect(pageUrlIdOf('!')).toBe('page');
});

it('knows the slugs of the top level, whatever their case', () => {
  const bodies = new Map<DocKey, unknown>([
    ['page:a', { urlId: 'About' }],
    ['collection:b', { urlId: 'shop' }],
    ['item:c', { urlId: 'plate' }],
  ]);
  expect([...topUrlIds(bodies)]).toEqual(['about', 'shop']);
});

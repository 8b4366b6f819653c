import { describe, expect, it } from 'vitest';
import { isReservedSlug } from '../../../compiler/model/index.ts';
import { pageUrlIdOf, urlIdProblem } from './url-path.ts';

describe('urlIdProblem', () => {
  it.each(['cart', 'Cart', 'checkout', 'search', 'config', 'settings/x', 'api', '404.html'])(
    'rejects a reserved page path: %s',
    (urlId) => {
      expect(urlIdProblem(urlId, '/')).toBe(`/${urlId} is reserved. Choose another URL slug.`);
    },
  );

  it('checks the whole path: reserved words are allowed in a collection, its feed is not', () => {
    expect(urlIdProblem('cart', '/shop/p/')).toBeUndefined();
    expect(urlIdProblem('carts', '/')).toBeUndefined();
    expect(urlIdProblem('rss.xml', '/journal/')).toBe(
      '/journal/rss.xml is reserved. Choose another URL slug.',
    );
    expect(urlIdProblem('2026/3/a-kiln', '/journal/')).toBeUndefined();
    expect(urlIdProblem('a kiln', '/journal/')).toMatch(/^Use letters, digits/);
  });

  it('suggests an unreserved URL slug for any title', () => {
    expect(pageUrlIdOf('Our studio')).toBe('our-studio');
    for (const title of ['Cart', 'Checkout', 'Search', 'Config', 'Settings', 'API', 'Assets'])
      expect(isReservedSlug(pageUrlIdOf(title))).toBe(false);
  });
});

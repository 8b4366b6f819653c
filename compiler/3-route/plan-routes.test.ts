import { describe, expect, it } from 'vitest';
import { isReservedSlug } from '../model/fields/reserved-slugs.ts';
import { buildSmallSite, documentText } from '../testing/build-small-site.ts';
import { orderItems } from './order-items.ts';
import { fileOf, itemUrl, listUrl, pageUrl } from './urls.ts';

describe('addresses', () => {
  it('are those of the route table (R-COMP-ROUTE-05)', () => {
    expect(pageUrl({ urlId: 'home', isHome: true })).toBe('/');
    expect(pageUrl({ urlId: 'studio' })).toBe('/studio');
    expect(itemUrl({ urlId: 'journal', type: 1 }, '2026/3/kiln')).toBe('/journal/2026/3/kiln');
    expect(itemUrl({ urlId: 'shop', type: 13 }, 'tide-plate')).toBe('/shop/p/tide-plate');
    expect(listUrl('/journal', 1)).toBe('/journal');
    expect(listUrl('/journal', 3)).toBe('/journal/page/3');
  });

  it('become files that a plain file server finds', () => {
    expect(fileOf('/')).toBe('index.html');
    expect(fileOf('/shop/p/tide-plate')).toBe('shop/p/tide-plate/index.html');
  });

  it.each([
    'api',
    'api/x',
    'cart',
    'Cart',
    'search',
    'checkout',
    'checkout-now',
    'config',
    'configure',
    'settings',
    'assets',
    '404',
  ])('%s is reserved', (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  });

  it.each(['apis', 'carts', 'searching', 'check', 'about/cart', 'home'])('%s is free', (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  });
});

it.each(['api/x', 'cart', 'checkout-now', 'search', 'config', 'settings'])(
  'R-COMP-ROUTE-05: a page may not have the slug %s',
  async (urlId) => {
    const page = documentText('page', 'other', { pageType: 2, title: 'Other', urlId });
    await expect(buildSmallSite({ 'pages/other.json': page })).rejects.toThrow('site/reserved-slug');
  },
);

describe('items', () => {
  const item = (id: string, parts: object) => ({ id, ...parts }) as never;
  const ids = (itemOrder: 'date' | 'manual', ...items: readonly { id: string }[]) =>
    orderItems({ itemOrder }, items as never).map(({ id }) => id);

  it('are sorted newest first or in manual order, then by id', () => {
    const list = [
      item('a', { publishOn: 1, order: 'b' }),
      item('c', { publishOn: 3, order: 'a1' }),
      item('b', { publishOn: 3, order: 'a' }),
    ];
    expect(ids('date', ...list)).toEqual(['b', 'c', 'a']);
    expect(ids('manual', ...list)).toEqual(['b', 'c', 'a']);
    expect(ids('manual', item('z', { order: 'a' }), item('y', { order: 'Z' }))).toEqual(['y', 'z']);
  });
});

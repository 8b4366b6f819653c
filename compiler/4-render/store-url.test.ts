import { expect, it } from 'vitest';
import { storeUrl } from './store-url.ts';

const BLOG = { id: 'log', type: 1 };
const PRINTS = { id: 'prints', type: 13 };
const SHOP = { id: 'shop', type: 13 };

function urlOf(
  collections: readonly object[],
  {
    main = {},
    urls = { log: '/log', prints: '/prints', shop: '/store' },
  }: { main?: object; urls?: object } = {},
) {
  const navigations = [{ id: 'mainNavigation', items: main }];
  return storeUrl({ collections, navigations } as never, { urls: { collections: urls } } as never);
}

it('is that of the first store page in the main navigation', () => {
  const main = {
    a: { order: 'a2', collectionId: 'prints' },
    b: { order: 'a1', collectionId: 'shop' },
    c: { order: 'a0', collectionId: 'log' },
  };
  expect(urlOf([BLOG, PRINTS, SHOP], { main })).toBe('/store');
});

it('is that of the first store page if the navigation has none', () => {
  expect(urlOf([BLOG, PRINTS, SHOP], { main: { c: { collectionId: 'log' } } })).toBe('/prints');
});

it('leaves out store pages that are not visible', () => {
  const main = { a: { collectionId: 'prints' } };
  expect(urlOf([PRINTS, SHOP], { main, urls: { shop: '/store' } })).toBe('/store');
});

it('is undefined on a site without a store page', () => {
  expect(urlOf([BLOG])).toBeUndefined();
});

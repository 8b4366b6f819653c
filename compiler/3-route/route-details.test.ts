import { describe, expect, it } from 'vitest';
import { filterKey } from '../model/list-filter.ts';
import type { Theme } from '../model/theme.ts';
import { itemTemplate, listTemplate, notFoundTemplate, pageTemplate } from './choose-template.ts';
import { planFolders } from './folders.ts';
import { prefixPlan } from './languages/prefix-plan.ts';
import { orderItems } from './order-items.ts';
import { planProtection } from './protection.ts';
import type { RoutePlan } from './route.ts';
import { feedUrl, filterUrl, itemUrl, listUrl } from './urls.ts';
import { viewOfSite } from './view-of-site.ts';

const template = (name: string) => ({ name, text: '', pieces: [] });

/** A theme with these collections and pages. */
function themeOf(collections: object = {}, pages: object = {}): Theme {
  return { collections, pages } as unknown as Theme;
}

describe('the template of a list', () => {
  const collection = (own: object) => ({ typeName: 'x', type: 1, ...own }) as never;

  it.each([
    ['its own', { list: template('x.list'), item: template('x.item') }, {}, 'x.list'],
    ['that of an item', { item: template('x.item') }, {}, 'x.item'],
    ['a built-in one', undefined, {}, 'built-in/list'],
    ['that of products', undefined, { view: 'product' }, 'built-in/products'],
    ['that of events', undefined, { typeName: 'events' }, 'built-in/events'],
    ['that of an index', undefined, { typeName: 'index' }, 'built-in/index'],
  ])('is %s', (_what, own, fields, name) => {
    expect(listTemplate(collection(fields), themeOf(own === undefined ? {} : { x: own }))).toBe(name);
  });

  it('of items is that of their type', () => {
    expect(itemTemplate(collection({ typeName: 'events' }), themeOf())).toBe('built-in/event');
    expect(itemTemplate(collection({}), themeOf())).toBe('built-in/item');
    expect(itemTemplate(collection({}), themeOf({ x: { item: template('x.item') } }))).toBe('x.item');
  });
});

describe('the template of the not-found page', () => {
  const page = (own: object) => ({ pageType: 100, blocks: {}, ...own }) as never;
  const theme = themeOf({}, { 404: template('404.page'), own: template('own.page') });
  const pageType = (kind: number, own: object = {}) => ({ pageType: kind, blocks: {}, ...own }) as never;

  it('is that of the theme, otherwise the built-in one', () => {
    expect(notFoundTemplate(undefined, theme)).toBe('404.page');
    expect(notFoundTemplate(undefined, themeOf())).toBe('built-in/404');
    expect(notFoundTemplate(page({}), theme)).toBe('404.page');
  });

  it('is that which the page names, or that of its blocks', () => {
    expect(notFoundTemplate(page({ template: 'own' }), theme)).toBe('own.page');
    expect(notFoundTemplate(page({ template: 'none', blocks: { b: {} } }), theme)).toBe('built-in/blocks');
  });

  it('of an ordinary page is that of its blocks or its own', () => {
    expect(pageTemplate(pageType(2), theme)).toBe('built-in/blocks');
    expect(pageTemplate(pageType(2, { template: 'own' }), theme)).toBe('own.page');
  });
});

describe('URLs', () => {
  it('of lists, filters and feeds', () => {
    expect([listUrl('/log', 1), listUrl('/log', 2), listUrl('/', 2)]).toEqual([
      '/log',
      '/log/page/2',
      '/page/2',
    ]);
    expect(filterUrl({ urlId: 'log' }, { kind: 'tag', slug: 'a' })).toBe('/log/tag/a');
    expect(feedUrl('/log')).toBe('/log/rss.xml');
    expect([itemUrl({ urlId: 'a', type: 1 }, 'b'), itemUrl({ urlId: 'a', type: 13 }, 'b')]).toEqual([
      '/a/b',
      '/a/p/b',
    ]);
  });

  it('of filters do not depend on upper case', () => {
    expect(filterKey({ kind: 'tag', value: 'Cobalt' })).toBe(filterKey({ kind: 'tag', value: 'cobalt' }));
  });
});

it('items are ordered by date, events by their start; those of the same time by id', () => {
  const item = (id: string, own: object) => ({ id, ...own }) as never;
  const items = [
    item('b', { publishOn: 2 }),
    item('a', { publishOn: 2 }),
    item('event', { startDate: 1, publishOn: 9 }),
    item('new', { publishOn: 5 }),
    item('none', {}),
  ];
  const ids = (itemOrder: 'date' | 'manual') => orderItems({ itemOrder }, items).map(({ id }) => id);
  expect(ids('date')).toEqual(['new', 'a', 'b', 'event', 'none']);
  expect(ids('manual')).toEqual(['a', 'b', 'event', 'new', 'none']);
});

it('a folder contains what names it, but not itself', () => {
  const collections = [
    { id: 'f', typeName: 'x', collectionId: 'f' },
    { id: 'i', typeName: 'index', collectionId: 'f', order: 'b' },
  ];
  const pages = [{ id: 'p', collectionId: 'f', order: 'a' }];
  const theme = themeOf({ x: { conf: { folder: true, fullData: false } } });
  expect(planFolders({ theme, pages, collections } as never)).toEqual({
    f: {
      kind: 'redirect',
      isFull: false,
      children: [
        { type: 'page', id: 'p' },
        { type: 'collection', id: 'i' },
      ],
    },
    i: { kind: 'index', isFull: true, children: [] },
  });
});

it('the plan of a language is below its code, but static hosts look for its not-found page in its folder', () => {
  const plan = prefixPlan(
    {
      routes: [
        { url: '/404.html', subject: { kind: 'not-found' } },
        { url: '/', subject: { kind: 'page' } },
        { url: '/all', canonicalUrl: '/first', subject: { kind: 'page' } },
      ],
      urls: { pages: { p: '/' }, collections: { c: '/log' }, items: {} },
      feeds: [{ url: '/log/rss.xml' }],
      filterUrls: { c: { 'tag:a': '/log/tag/a' } },
    } as never,
    '/fr',
  );
  expect(plan.routes.map(({ url, file }) => `${url} ${file}`)).toEqual([
    '/fr/404.html fr/404.html',
    '/fr fr/index.html',
    '/fr/all fr/all/index.html',
  ]);
  expect(plan.routes[2]?.canonicalUrl).toBe('/fr/first');
  expect(plan.urls).toMatchObject({ pages: { p: '/fr' }, collections: { c: '/fr/log' } });
  expect(plan.feeds).toMatchObject([{ url: '/fr/log/rss.xml', file: 'fr/log/rss.xml' }]);
  expect(plan.filterUrls).toEqual({ c: { 'tag:a': '/fr/log/tag/a' } });
});

it('newer and older entries of a list are in its language', () => {
  const routes = [
    {
      url: '/log',
      subject: { kind: 'list', pagination: { previousUrl: '/log?page=1', nextUrl: '/log?page=3' } },
    },
    { url: '/tea', subject: { kind: 'list', pagination: { previousUrl: undefined, nextUrl: undefined } } },
  ];
  const tables = { urls: { pages: {}, collections: {}, items: {} }, feeds: [], filterUrls: {} };
  const plan = prefixPlan({ routes, ...tables } as never, '/fr');
  expect(plan.routes.map(({ subject }) => subject)).toMatchObject([
    { pagination: { previousUrl: '/fr/log?page=1', nextUrl: '/fr/log?page=3' } },
    { pagination: { previousUrl: undefined, nextUrl: undefined } },
  ]);
});

describe('what visitors see without a password', () => {
  const site = {
    pages: [
      {
        id: 'p',
        password: 'x',
        title: 'T',
        navigationTitle: 'N',
        description: 'D',
        blocks: { b: {} },
        seo: {},
      },
      { id: 'in', collectionId: 'f', title: 'In', blocks: {}, seo: {} },
    ],
    collections: [
      { id: 'f', password: 'y', title: 'F', seo: {} },
      { id: 'c', collectionId: 'f', title: 'C', seo: {} },
      { id: 'open', title: 'O', seo: {} },
    ],
    items: [
      { id: 'i', collectionId: 'c', seo: {} },
      { id: 'o', collectionId: 'open', seo: {} },
    ],
  } as never;
  const plan = {
    routes: [
      { subject: { kind: 'page', pageId: 'p' } },
      { subject: { kind: 'item', collectionId: 'c' } },
      { subject: { kind: 'shell' } },
    ],
    urls: { pages: {}, collections: {}, items: { i: '/c/i', o: '/o' } },
    feeds: [{ collectionId: 'c' }, { collectionId: 'open' }],
    filterUrls: { c: { 'tag:a': '/c/tag/a' }, open: { 'tag:a': '/open/tag/a' } },
  } as unknown as RoutePlan;
  const protection = planProtection(site);
  const seen = (password?: string) => {
    const lock = protection.locks.find((each) => 'password' in each && each.password === password);
    return viewOfSite({ site, plan }, protection, lock);
  };

  it('is what menus need of protected pages', () => {
    const [page] = seen().site.pages;
    expect(page).toMatchObject({ id: 'p', title: 'N', blocks: {}, seo: { hidden: true } });
    expect(page?.description).toBeUndefined();
  });

  it('is nothing in protected folders', () => {
    const { site: open, plan: urls } = seen();
    expect(open.items.map(({ id }) => id)).toEqual(['o']);
    expect(urls.urls.items).toEqual({ o: '/o' });
    expect(urls.routes).toHaveLength(1);
    expect(urls.feeds).toEqual([{ collectionId: 'open' }]);
    expect(Object.keys(urls.filterUrls)).toEqual(['open']);
  });

  it('with the password, is hidden from search engines', () => {
    const { site: behind, plan: urls } = seen('y');
    expect(behind.items).toMatchObject([
      { id: 'i', seo: { hidden: true } },
      { id: 'o', seo: {} },
    ]);
    expect(behind.items[1]?.seo).toEqual({});
    expect(behind.pages[1]).toMatchObject({ id: 'in', title: 'In', seo: { hidden: true } });
    expect(Object.keys(urls.filterUrls)).toEqual(['c', 'open']);
    expect(urls.feeds).toEqual([{ collectionId: 'open' }]);
  });
});

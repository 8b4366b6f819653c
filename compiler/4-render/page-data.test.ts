import { describe, expect, it } from 'vitest';
import type { Route } from '../3-route/route.ts';
import { listDocument, withChildren } from './list-data.ts';
import { type FactServices, pageData } from './page-data.ts';

const EVENT = { recordType: 12 };
const ITEMS: Readonly<Record<string, object>> = {
  old: { ...EVENT, id: 'old', startDate: 1, endDate: 4 },
  long: { ...EVENT, id: 'long', startDate: 1, endDate: 9 },
  next: { ...EVENT, id: 'next', startDate: 8 },
  post: { recordType: 1, id: 'post' },
};

function dataOf(subject: object, { template = 'x.list', collection = {}, page = {}, strings = {} } = {}) {
  const services = {
    json: { item: (id: string) => ITEMS[id], collection: () => ({ id: 'c' }), page: () => ({ id: 'p' }) },
    plan: { folders: {} },
    collections: new Map([['c', { title: 'Days', seo: {}, ...collection }]]),
    items: new Map(),
    pages: new Map([['p', { id: 'p', ...page }]]),
    strings,
    language: 'en',
    now: () => 5,
    itemIds: () => [],
  };
  const route = { subject, template, url: '/u' };
  return pageData(route as unknown as Route, services as unknown as FactServices);
}

const LIST = {
  kind: 'list',
  collectionId: 'c',
  itemIds: ['old', 'long', 'next'],
  pagination: { page: 1, pageSize: 3 },
};
const ids = (items: unknown) => (items as readonly { id: string }[]).map(({ id }) => id);

describe('a list of events', () => {
  it('has them by the time of the build: one that goes on is not past', () => {
    const { items, more } = dataOf(LIST);
    expect(ids(items)).toEqual(['old', 'long', 'next']);
    expect(ids(more.upcoming)).toEqual(['long', 'next']);
    expect(ids(more.past)).toEqual(['old']);
    expect(more.empty).toBe(false);
  });

  it('has only those that the collection shows', () => {
    expect(ids(dataOf(LIST, { collection: { showPastOrUpcomingEvents: 'past' } }).items)).toEqual(['old']);
    const upcoming = { showPastOrUpcomingEvents: 'upcoming' };
    const none = dataOf({ ...LIST, itemIds: ['old'] }, { collection: upcoming });
    expect(none).toMatchObject({ items: [], more: { empty: true } });
  });

  it('shows nothing that is no event, where the collection shows some events only', () => {
    const collection = { showPastOrUpcomingEvents: 'past' };
    expect(ids(dataOf({ ...LIST, itemIds: ['post'] }, { collection }).items)).toEqual([]);
    expect(ids(dataOf({ ...LIST, itemIds: ['post'] }).items)).toEqual(['post']);
  });

  it('says which events it shows, and whether as a calendar, outside of the collection too', () => {
    const view = { calendarView: true, showPastOrUpcomingEvents: 'past' };
    expect(dataOf(LIST, { collection: view }).more).toMatchObject(view);
    expect(Object.keys(dataOf(LIST).more)).toEqual(['empty', 'upcoming', 'past']);
  });

  it('has its first item where the theme shows it with the template of items', () => {
    expect(dataOf(LIST, { template: 'collections/x.item' }).item).toMatchObject({ id: 'old' });
    expect(dataOf(LIST).item).toBeUndefined();
  });
});

it.each([
  [{ kind: 'shell', shell: 'cart' }, {}, 'Cart'],
  [{ kind: 'shell', shell: 'cart' }, { strings: { cartTitle: 'My cart' } }, 'My cart'],
  [{ kind: 'shell', shell: 'lock-screen' }, {}, 'Protected page'],
  [{ kind: 'not-found' }, {}, 'Not found'],
  [{ kind: 'not-found' }, { strings: { notFoundTitle: 'Lost page' } }, 'Lost page'],
])('a system page has a title and no collection: %j, %j', (subject, own, title) => {
  expect(dataOf(subject, own)).toMatchObject({ collection: undefined, document: { title } });
});

it('a 404 page that the site has is a page like others', () => {
  const { systemId, document, collection } = dataOf(
    { kind: 'not-found', pageId: 'p' },
    { page: { title: 'Lost' } },
  );
  expect([systemId, document?.title]).toEqual([undefined, 'Lost']);
  expect(collection).toMatchObject({ id: 'p', title: 'Lost', typeName: 'page' });
});

it('a filtered list has no title or description of the whole list for search engines', () => {
  const collection = { title: 'Log', seo: { title: 'T', description: 'D', hidden: true } } as never;
  const list = { items: [], language: 'en' };
  expect(listDocument(collection, { kind: 'month', value: '2026-11' }, list)).toEqual({
    title: 'November 2026 — Log',
    seo: { title: undefined, description: undefined, hidden: true },
  });
  expect(listDocument(collection, undefined, list)).toBe(collection);
});

describe('an index page', () => {
  const services = (isFull: boolean) =>
    ({
      json: {
        page: () => ({ id: 'p' }),
        collection: (id: string) => (id === 'gone' ? undefined : { id }),
        item: (id: string) => ({ id }),
      },
      plan: {
        folders: {
          f: {
            kind: 'index',
            isFull,
            children: [
              { type: 'page', id: 'p' },
              { type: 'collection', id: 'c' },
              { type: 'collection', id: 'gone' },
            ],
          },
        },
      },
      itemIds: () => Array.from({ length: 101 }, (_, index) => String(index)),
      pageContent: () => '<p>Hi</p>',
    }) as never;

  it('has the content of its pages and at most 100 items of each collection', () => {
    const { collections } = withChildren({ id: 'f' }, 'f', services(true)) as {
      collections: readonly { items?: readonly unknown[] }[];
    };
    expect(collections).toMatchObject([{ id: 'p', mainContent: '<p>Hi</p>' }, { id: 'c' }]);
    expect(collections[1]?.items).toHaveLength(100);
  });

  it('has only titles if the theme wants no more', () => {
    expect(withChildren({ id: 'f' }, 'f', services(false))).toEqual({
      id: 'f',
      collections: [{ id: 'p' }, { id: 'c' }],
    });
  });
});

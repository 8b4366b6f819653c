import { expect, it } from 'vitest';
import type { NavigationItem } from '../documents/navigation.ts';
import { folderNavigationJson, type NavigationServices, navigationJson } from './navigation-json.ts';

const services: NavigationServices = {
  page: (id) => (id === 'hidden' ? undefined : { id, fullUrl: `/${id}` }),
  collection: (id) => ({ id, fullUrl: `/${id}` }),
  children: () => [],
};

type Items = Readonly<Record<string, NavigationItem>>;

const menu = (items: Items) => ({ id: 'main', file: 'main.json', items });
const external = { title: 'Tides', url: 'https://tides.example', newWindow: true };

/** The collection of the folder `more` that contains `items`. */
function folderWith(items: Items) {
  const { items: shown } = navigationJson(
    menu({ more: { order: 'a', title: 'More' }, ...items }),
    { id: 'none' },
    services,
  );
  return (shown as readonly { collection: unknown }[])[0]?.collection;
}

it('a folder that only the menu has leads to its first visible entry', () => {
  const more = folderWith({
    last: { order: 'c', parent: 'more', pageId: 'map' },
    first: { order: 'b', parent: 'more', pageId: 'blocks' },
    hidden: { order: 'a', parent: 'more', pageId: 'hidden' },
  });
  expect(more).toMatchObject({ title: 'More', folder: true, fullUrl: '/blocks' });
});

it('a folder leads into the folder that it begins with, or to another site', () => {
  const inner = { inner: { order: 'a', parent: 'more', title: 'Inner' } };
  const page = { page: { order: 'a', parent: 'inner', collectionId: 'album' } };
  expect(folderWith({ ...inner, ...page })).toMatchObject({ fullUrl: '/album' });
  const link = { link: { order: 'b', parent: 'more', externalLink: external } };
  expect(folderWith({ ...inner, ...link })).toMatchObject({ fullUrl: 'https://tides.example' });
});

it('a folder without entries leads nowhere', () => {
  expect(folderWith({})).toMatchObject({ folder: true, fullUrl: '' });
});

it('a folder has the type name of folders', () => {
  expect(folderWith({})).toMatchObject({ typeName: 'folder', typeLabel: 'folder' });
});

it('the menu of a folder has the same folder', () => {
  const items = {
    more: { order: 'a', title: 'More' },
    map: { order: 'a', parent: 'more', pageId: 'map' },
  };
  expect(folderNavigationJson([menu(items)], { id: 'map' }, services)).toMatchObject({
    collection: { id: 'more', fullUrl: '/map' },
  });
});

it('a folder of the site has a list of entries also without any', () => {
  const empty = { ...services, collection: (id: string) => ({ id, folder: true }) };
  const { items } = navigationJson(
    menu({ index: { order: 'a', collectionId: 'index' } }),
    { id: 'none' },
    empty,
  );
  expect(items).toEqual([expect.objectContaining({ items: [] })]);
});

it('every entry has both a collection and a list of entries, so that templates do not find those around it', () => {
  const inner = { order: 'a', parent: 'more' };
  const { items } = navigationJson(
    menu({
      tides: { order: 'a', externalLink: external },
      map: { order: 'b', pageId: 'map' },
      more: { order: 'c', title: 'More' },
      inMore: { ...inner, externalLink: external },
    }),
    { id: 'none' },
    services,
  );
  const entries = items as readonly Record<string, unknown>[];
  expect(entries.map(({ collection }) => collection === null)).toEqual([true, false, false]);
  expect(entries.map(({ items: own }) => own)).toEqual([
    [],
    [],
    [expect.objectContaining({ collection: null, items: [], externalLink: external })],
  ]);
});

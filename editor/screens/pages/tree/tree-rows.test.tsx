import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { MAIN_NAVIGATION, SYSTEM, UNLINKED } from './navigation.ts';
import { idsOf, rowBeside } from './row-doc.ts';
import { treeRows } from './tree-rows.tsx';

const SITE: Bodies = new Map<DocKey, unknown>([
  ['page:home', { title: 'Home', urlId: 'home', isHome: true, pageType: 2 }],
  ['page:studio', { title: 'Studio', urlId: 'studio', pageType: 2 }],
  ['page:press', { title: 'Press', urlId: 'press', pageType: 2 }],
  ['page:404', { title: 'Not found', urlId: '404', pageType: 100 }],
  ['collection:shop', { title: 'Shop', urlId: 'shop', type: 13 }],
  [
    MAIN_NAVIGATION,
    { items: { shop: { order: 'a0', collectionId: 'shop' }, studio: { order: 'a1', pageId: 'studio' } } },
  ],
]);

describe('the rows of the page tree', () => {
  it('has the home page at the top, which needs no link, and not among what nobody finds', () => {
    const rows = treeRows(SITE, () => null);
    expect(rows.map(({ id }) => id)).toEqual(['page:home', MAIN_NAVIGATION, UNLINKED, SYSTEM]);
    expect(rows.flatMap(({ children = [] }) => children).map(({ id }) => id)).not.toContain('page:home');
    const linked = new Map(SITE).set(MAIN_NAVIGATION, { items: { home: { order: 'a0', pageId: 'home' } } });
    expect(treeRows(linked, () => null)[0]?.id).toBe(MAIN_NAVIGATION);
  });

  it('a row that goes leaves the focus to the next one that leads elsewhere, or else to the one before', () => {
    const ids = idsOf(
      treeRows(SITE, () => null),
      new Set([MAIN_NAVIGATION, UNLINKED]),
    );
    expect(rowBeside(ids, `${MAIN_NAVIGATION}/shop`, SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
    expect(rowBeside(ids, `${MAIN_NAVIGATION}/studio`, SITE)).toBe('page:press');
    // The pages of the system are closed: nothing that cannot be seen gets it.
    expect(rowBeside(ids, 'page:press', SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
  });
});

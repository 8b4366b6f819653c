import { describe, expect, it } from 'vitest';
import { SMALL_SITE } from '../../../testing/small-site.ts';
import { AREAS, MAIN_NAVIGATION, SYSTEM, UNLINKED } from '../navigation/navigation.ts';
import { idsOf, nextRow } from './row-document.ts';
import { createTreeRows, type PageRow } from './tree-rows.ts';

const rowsOf = createTreeRows();

describe('the rows of the page tree', () => {
  it('lists the home page first, and not among unlinked pages', () => {
    const rows = rowsOf(SMALL_SITE);
    expect(rows.map(({ id }) => id)).toEqual(['page:home', MAIN_NAVIGATION, UNLINKED, SYSTEM]);
    expect(rows.flatMap(({ children }) => children).map(({ id }) => id)).not.toContain('page:home');
    const linked = new Map(SMALL_SITE).set(MAIN_NAVIGATION, {
      items: { home: { order: 'a0', pageId: 'home' } },
    });
    expect(rowsOf(linked)[0]?.id).toBe(MAIN_NAVIGATION);
  });

  it('lists the areas of the theme last, without selecting one after a page was deleted', () => {
    const areas = [{ doc: 'block-field:footer', name: 'Site footer', page: undefined }] as const;
    const rows = createTreeRows()(SMALL_SITE, areas);
    expect(rows.at(-1)).toMatchObject({
      label: 'Site areas',
      children: [{ id: 'block-field:footer', label: 'Site footer', value: { doc: 'block-field:footer' } }],
    });
    const ids = idsOf(rows, new Set([MAIN_NAVIGATION, AREAS]));
    expect(nextRow(ids, `${MAIN_NAVIGATION}/studio`, SMALL_SITE)).toBe(`${MAIN_NAVIGATION}/shop`);
    expect(rowsOf(SMALL_SITE).map(({ id }) => id)).not.toContain(AREAS);
  });

  it('after deleting a row, selects the next row with another document, or the previous one', () => {
    const ids = idsOf(rowsOf(SMALL_SITE), new Set([MAIN_NAVIGATION, UNLINKED]));
    expect(nextRow(ids, `${MAIN_NAVIGATION}/shop`, SMALL_SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
    expect(nextRow(ids, `${MAIN_NAVIGATION}/studio`, SMALL_SITE)).toBe('page:press');
    // System pages are collapsed: invisible rows are never selected.
    expect(nextRow(ids, 'page:press', SMALL_SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
  });
});

describe('rows after a change', () => {
  const rowIn = (rows: readonly PageRow[], id: string) =>
    rows.flatMap((row) => [row, ...row.children]).find((row) => row.id === id);

  it('are the same objects, except for the changed document and its group', () => {
    const readRows = createTreeRows();
    const before = readRows(SMALL_SITE);
    const press = { ...(SMALL_SITE.get('page:press') as object), title: 'In the press' };
    const after = readRows(new Map(SMALL_SITE).set('page:press', press));
    expect(rowIn(after, 'page:press')?.label).toBe('In the press');
    const changed = after
      .flatMap((row) => [row, ...row.children])
      .filter((row) => rowIn(before, row.id) !== row);
    expect(changed.map(({ id }) => id)).toEqual([UNLINKED, 'page:press']);
  });
});

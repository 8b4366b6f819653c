import { describe, expect, it } from 'vitest';
import { SMALL_SITE } from '../../../testing/small-site.ts';
import { MAIN_NAVIGATION, SYSTEM, UNLINKED } from '../navigation/navigation.ts';
import { idsOf, nextRow } from './row-document.ts';
import { createTreeRows } from './tree-rows.ts';

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

  it('after deleting a row, selects the next row with another document, or the previous one', () => {
    const ids = idsOf(rowsOf(SMALL_SITE), new Set([MAIN_NAVIGATION, UNLINKED]));
    expect(nextRow(ids, `${MAIN_NAVIGATION}/shop`, SMALL_SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
    expect(nextRow(ids, `${MAIN_NAVIGATION}/studio`, SMALL_SITE)).toBe('page:press');
    // System pages are collapsed: invisible rows are never selected.
    expect(nextRow(ids, 'page:press', SMALL_SITE)).toBe(`${MAIN_NAVIGATION}/studio`);
  });
});

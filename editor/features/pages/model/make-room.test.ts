import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRoom, type PlacedItem } from './make-room.ts';
import { anySection, cell, crossings, inGridOrder, sizes } from './testing/arbitrary-section.ts';

const ids = (items: readonly PlacedItem[]) => items.map(({ id }) => id);

describe('resolving overlaps', () => {
  it('leaves no overlap, in the same order, with the same columns and sizes', () => {
    fc.assert(
      fc.property(anySection, (before) => {
        const after = makeRoom(before);
        expect(crossings(after)).toEqual([]);
        expect(ids(inGridOrder(after))).toEqual(ids(before));
        expect(sizes(after)).toEqual(sizes(before));
        for (const [index, { cell: was }] of before.entries()) {
          const now = after[index]?.cell;
          expect(now?.col).toBe(was.col);
          expect(now?.row).toBeGreaterThanOrEqual(was.row);
        }
      }),
    );
  });

  it('does not move items without overlaps', () => {
    fc.assert(
      fc.property(anySection, (before) => {
        const roomy = makeRoom(before);
        expect(makeRoom(roomy)).toEqual(roomy);
      }),
    );
  });

  it('moves the items below along, with their rows', () => {
    const after = makeRoom([
      { id: 'image', cell: cell(1, 12, 1, 3) },
      { id: 'text', cell: cell(6, 12, 2, 2) },
      { id: 'left', cell: cell(1, 12, 5) },
      { id: 'right', cell: cell(13, 12, 5) },
    ]);
    expect(after.map(({ cell: { row } }) => row)).toEqual([1, 4, 7, 7]);
  });
});

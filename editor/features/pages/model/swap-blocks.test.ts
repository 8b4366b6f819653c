import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMNS, cellsCollide, cellsOverlap } from '../../../../compiler/model/index.ts';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import type { PlacedItem } from './make-room.ts';
import { swapWithNeighbor } from './swap-blocks.ts';
import { anyCell, anySection, cell, crossings, inGridOrder, sizes } from './testing/arbitrary-section.ts';

const ids = (items: readonly PlacedItem[]) => items.map(({ id }) => id);

describe('moving up or down', () => {
  it('swaps the two and adds no overlap', () => {
    fc.assert(
      fc.property(anySection, fc.nat(), fc.constantFrom(1 as const, -1 as const), (before, pick, by) => {
        const at = pick % before.length;
        const id = before[at]?.id ?? '';
        const after = swapWithNeighbor(before, id, by)?.items;
        const other = before[at + by];
        expect(after === undefined).toBe(other === undefined);
        if (other === undefined) return;
        expect(sizes(after ?? [])).toEqual(sizes(before));
        const known = crossings(before);
        expect(crossings(after ?? []).filter((pair) => !known.includes(pair))).toEqual([]);
        const order = ids(inGridOrder(after ?? []));
        expect(Math.sign(order.indexOf(id) - order.indexOf(other.id))).toBe(by);
        for (const { cell: now } of after ?? []) {
          expect(now.col).toBeGreaterThanOrEqual(1);
          expect(now.col + now.span - 1).toBeLessThanOrEqual(COLUMNS);
        }
      }),
    );
  });

  it('and back restores two items without overlaps', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (one, other) => {
        fc.pre(one.row >= other.row + other.rows || (one.row === other.row && !cellsOverlap(one, other)));
        const before = inGridOrder([
          { id: 'a', cell: one },
          { id: 'b', cell: other },
        ]);
        const id = before[0]?.id ?? '';
        const there = inGridOrder(swapWithNeighbor(before, id, 1)?.items ?? []);
        expect(inGridOrder(swapWithNeighbor(there, id, -1)?.items ?? [])).toEqual(before);
      }),
    );
  });

  it('moves a wide item between two in the same row, below the first', () => {
    const before = [
      { id: 'left', cell: cell(1, 12, 1) },
      { id: 'right', cell: cell(13, 12, 1) },
      { id: 'wide', cell: cell(1, 24, 2) },
    ];
    const after = swapWithNeighbor(before, 'wide', -1)?.items ?? [];
    expect(after).toEqual([
      { id: 'left', cell: cell(1, 12, 1) },
      { id: 'wide', cell: cell(1, 24, 2) },
      { id: 'right', cell: cell(13, 12, 3) },
    ]);
  });

  it('keeps a caption on its image while others swap', () => {
    const before = [
      { id: 'one', cell: cell(1, 24, 1) },
      { id: 'two', cell: cell(1, 24, 2) },
      { id: 'image', cell: cell(1, 24, 3, 3) },
      { id: 'caption', cell: cell(2, 8, 5) },
    ];
    const after = swapWithNeighbor(before, 'two', -1)?.items ?? [];
    expect(crossings(after)).toEqual(['caption image']);
    expect(after.slice(2)).toEqual(before.slice(2));
  });
});

describe('moving a stacked item', () => {
  const item = (id: string, at: PlacedItem['cell'], z = 0) => ({ id, cell: { ...at, ...(z > 0 && { z }) } });
  const text = item('text', cell(1, 24, 1));
  const image = item('image', cell(1, 12, 2, 3));
  const caption = item('caption', cell(2, 8, 4), 1);
  const button = item('button', cell(1, 6, 5));
  const rowsAfter = (before: readonly PlacedItem[], id: string, by: -1 | 1) => {
    const step = swapWithNeighbor(before, id, by);
    return step && Object.fromEntries(step.items.map((each) => [each.id, each.cell.row]));
  };

  it.each(['image', 'caption'])('moves the whole stack, whichever item is moved (%s)', (id) => {
    const before = [text, image, caption, button];
    expect(rowsAfter(before, id, 1)).toEqual({ text: 1, button: 2, image: 3, caption: 5 });
    expect(rowsAfter([text, image, caption], 'caption', 1)).toBeUndefined();
    expect(rowsAfter(before, 'image', -1)).toEqual({ image: 1, caption: 3, text: 4, button: 5 });
  });

  it('swaps with the whole neighboring stack', () => {
    expect(rowsAfter([text, image, caption, button], 'text', 1)).toEqual({
      image: 1,
      caption: 3,
      text: 4,
      button: 5,
    });
    expect(rowsAfter([text, image, caption, button], 'button', -1)).toEqual({
      text: 1,
      button: 2,
      image: 3,
      caption: 5,
    });
  });

  it('does nothing when the stack has no neighbor', () => {
    expect(swapWithNeighbor([image, caption], 'caption', -1)).toBeUndefined();
    expect(swapWithNeighbor([image, caption], 'image', 1)).toBeUndefined();
  });

  it('swaps two items on one image', () => {
    const hero = item('hero', cell(1, 24, 1, 6));
    const [title, more] = [item('title', cell(2, 12, 2, 2), 1), item('more', cell(2, 6, 5), 2)];
    expect(rowsAfter([hero, title, more], 'more', -1)).toEqual({ hero: 1, more: 2, title: 4 });
    expect(rowsAfter([hero, title, more], 'title', 1)).toEqual({ hero: 1, more: 2, title: 4 });
  });

  it('never changes overlaps, for any layout', () => {
    const anyLayers = fc
      .tuple(anySection, fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 }))
      .map(([items, heights]) => items.map(({ id, cell: at }, index) => item(id, at, heights[index])));
    const meant = (items: readonly PlacedItem[]) =>
      crossings(items, (one, other) => !cellsCollide(one, other));
    fc.assert(
      fc.property(anyLayers, fc.nat(), fc.constantFrom(1 as const, -1 as const), (before, pick, by) => {
        const id = before[pick % before.length]?.id ?? '';
        const step = swapWithNeighbor(before, id, by);
        if (step === undefined) return;
        const { items: after, first, second } = step;
        expect(meant(after).toSorted()).toEqual(meant(before).toSorted());
        expect(crossings(after).filter((pair) => !crossings(before).includes(pair))).toEqual([]);
        expect(sizes(after)).toEqual(sizes(before));
        expect([...first, ...second]).toContain(id);
        const top = (group: readonly string[]) =>
          Math.min(...after.flatMap((each) => (group.includes(each.id) ? [each.cell.row] : [])));
        expect(top(second)).toBeLessThanOrEqual(top(first));
        for (const { cell: now } of after) {
          expect(now.col).toBeGreaterThanOrEqual(1);
          expect(now.col + now.span - 1).toBeLessThanOrEqual(COLUMNS);
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

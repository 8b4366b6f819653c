import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, COLUMNS, cellsCross } from '../../../../compiler/model/index.ts';
import { makeRoom, type Placed, stepped } from './make-room.ts';

const anyCell: fc.Arbitrary<Cell> = fc
  .record({
    col: fc.integer({ min: 1, max: COLUMNS }),
    span: fc.integer({ min: 1, max: COLUMNS }),
    row: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 4 }),
  })
  .map((cell) => ({ ...cell, span: Math.min(cell.span, COLUMNS - cell.col + 1) }));

const anySection = fc
  .array(anyCell, { minLength: 1, maxLength: 9 })
  .map((cells) => inGridOrder(cells.map((cell, index) => ({ id: `b${index}`, cell }))));

function inGridOrder(things: readonly Placed[]): readonly Placed[] {
  return [...things].sort((left, right) => left.cell.row - right.cell.row || left.cell.col - right.cell.col);
}

function crossings(things: readonly Placed[]): readonly string[] {
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => cellsCross(one.cell, other.cell))
      .map((other) => [one.id, other.id].sort().join(' ')),
  );
}

const ids = (things: readonly Placed[]) => things.map(({ id }) => id);
const sizes = (things: readonly Placed[]) =>
  Object.fromEntries(things.map(({ id, cell: { span, rows } }) => [id, { span, rows }]));

function cell(col: number, span: number, row: number, rows = 1): Cell {
  return { col, span, row, rows };
}

describe('making room', () => {
  it('leaves nothing over anything, in the same order, with the same columns and sizes', () => {
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

  it('leaves what lies over nothing where it is', () => {
    fc.assert(
      fc.property(anySection, (before) => {
        const roomy = makeRoom(before);
        expect(makeRoom(roomy)).toEqual(roomy);
      }),
    );
  });

  it('moves what stands below along, and what stands beside that as well', () => {
    const after = makeRoom([
      { id: 'picture', cell: cell(1, 12, 1, 3) },
      { id: 'text', cell: cell(6, 12, 2, 2) },
      { id: 'left', cell: cell(1, 12, 5) },
      { id: 'right', cell: cell(13, 12, 5) },
    ]);
    expect(after.map(({ cell: { row } }) => row)).toEqual([1, 4, 7, 7]);
  });
});

describe('a step up or down', () => {
  it('changes the order of the two and lays nothing over anything that it did not lie over', () => {
    fc.assert(
      fc.property(anySection, fc.nat(), fc.constantFrom(1 as const, -1 as const), (before, pick, by) => {
        const at = pick % before.length;
        const id = before[at]?.id ?? '';
        const after = stepped(before, id, by);
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

  it('and one back leave two that lie over nothing as they were', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (one, other) => {
        fc.pre(one.row >= other.row + other.rows || (one.row === other.row && !cellsCross(one, other)));
        const before = inGridOrder([
          { id: 'a', cell: one },
          { id: 'b', cell: other },
        ]);
        const id = before[0]?.id ?? '';
        const there = inGridOrder(stepped(before, id, 1) ?? []);
        expect(inGridOrder(stepped(there, id, -1) ?? [])).toEqual(before);
      }),
    );
  });

  it('takes a wide one between two that stand side by side, below the first', () => {
    const before = [
      { id: 'left', cell: cell(1, 12, 1) },
      { id: 'right', cell: cell(13, 12, 1) },
      { id: 'wide', cell: cell(1, 24, 2) },
    ];
    const after = stepped(before, 'wide', -1) ?? [];
    expect(after).toEqual([
      { id: 'left', cell: cell(1, 12, 1) },
      { id: 'wide', cell: cell(1, 24, 2) },
      { id: 'right', cell: cell(13, 12, 3) },
    ]);
  });

  it('lets a caption stay on its picture while others change places', () => {
    const before = [
      { id: 'one', cell: cell(1, 24, 1) },
      { id: 'two', cell: cell(1, 24, 2) },
      { id: 'picture', cell: cell(1, 24, 3, 3) },
      { id: 'caption', cell: cell(2, 8, 5) },
    ];
    const after = stepped(before, 'two', -1) ?? [];
    expect(crossings(after)).toEqual(['caption picture']);
    expect(after.slice(2)).toEqual(before.slice(2));
  });
});

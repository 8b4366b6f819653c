import fc from 'fast-check';
import { type Cell, COLUMNS, cellsOverlap } from '../../../../../compiler/model/index.ts';
import type { PlacedItem } from '../make-room.ts';

/** Any cell on the grid of a section. */
export const anyCell: fc.Arbitrary<Cell> = fc
  .record({
    col: fc.integer({ min: 1, max: COLUMNS }),
    span: fc.integer({ min: 1, max: COLUMNS }),
    row: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 4 }),
  })
  .map((cell) => ({ ...cell, span: Math.min(cell.span, COLUMNS - cell.col + 1) }));

/** Items in a section, as a page stores them. */
export const anySection = fc
  .array(anyCell, { minLength: 1, maxLength: 9 })
  .map((cells) => inGridOrder(cells.map((cell, index) => ({ id: `b${index}`, cell }))));

/** Sorted by row, then column. */
export function inGridOrder(items: readonly PlacedItem[]): readonly PlacedItem[] {
  return [...items].sort((left, right) => left.cell.row - right.cell.row || left.cell.col - right.cell.col);
}

/** The pairs that overlap. */
export function crossings(
  items: readonly PlacedItem[],
  isCounted: (one: Cell, other: Cell) => boolean = () => true,
): readonly string[] {
  return items.flatMap((one, index) =>
    items
      .slice(index + 1)
      .filter((other) => cellsOverlap(one.cell, other.cell) && isCounted(one.cell, other.cell))
      .map((other) => [one.id, other.id].sort().join(' ')),
  );
}

/** The cells of an item, by coordinates. */
export function cell(col: number, span: number, row: number, rows = 1): Cell {
  return { col, span, row, rows };
}

/** The size of each item. */
export function sizes(items: readonly PlacedItem[]) {
  return Object.fromEntries(items.map(({ id, cell: { span, rows } }) => [id, { span, rows }]));
}

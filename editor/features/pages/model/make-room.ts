import { type Cell, cellsOverlap } from '../../../../compiler/model/index.ts';

/** An item with a cell on the grid. */
export interface PlacedItem {
  readonly id: string;
  readonly cell: Cell;
}

/** Whether two items, given by id, may overlap. */
export type MayOverlap = (one: string, other: string) => boolean;

/**
 * Moves items down until none overlaps another. Items must be sorted by row, then column, and keep this order.
 * Items after a moved one move with it, so that rows stay aligned. Columns and sizes do not change. `mayOverlap`
 * allows intended overlaps.
 */
export function makeRoom<Item extends PlacedItem>(
  items: readonly Item[],
  mayOverlap: MayOverlap = () => false,
): readonly Item[] {
  return makeRoomForStacks(
    items.map((item) => [item]),
    mayOverlap,
  );
}

/**
 * Like `makeRoom` for stacks: all items of a stack move by the same number of rows, whatever overlaps among them.
 */
export function makeRoomForStacks<Item extends PlacedItem>(
  stacks: readonly (readonly Item[])[],
  mayOverlap: MayOverlap,
): readonly Item[] {
  const placed: Item[] = [];
  let shift = 0;
  for (const stack of stacks) {
    for (let rows = rowsToMove(placed, moveDown(stack, shift), mayOverlap); rows > 0; ) {
      shift += rows;
      rows = rowsToMove(placed, moveDown(stack, shift), mayOverlap);
    }
    placed.push(...moveDown(stack, shift));
  }
  return placed;
}

/** The minimum number of rows that a stack must move down to clear what it overlaps. */
function rowsToMove(
  placed: readonly PlacedItem[],
  stack: readonly PlacedItem[],
  mayOverlap: MayOverlap,
): number {
  const rows = stack.flatMap(({ id, cell }) =>
    placed
      .filter((other) => cellsOverlap(other.cell, cell) && !mayOverlap(other.id, id))
      .map((other) => other.cell.row + other.cell.rows - cell.row),
  );
  return Math.max(0, ...rows);
}

function moveDown<Item extends PlacedItem>(stack: readonly Item[], rows: number): readonly Item[] {
  return stack.map((item) => ({ ...item, cell: { ...item.cell, row: item.cell.row + rows } }));
}

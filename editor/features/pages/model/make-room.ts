import { type Cell, cellsOverlap } from '../../../../compiler/model/index.ts';

/** Something with a place on the grid. */
export interface PlacedItem {
  readonly id: string;
  readonly cell: Cell;
}

/** Says of two things, by their ids, whether they may lie over each other. */
export type MayOverlap = (one: string, other: string) => boolean;

/**
 * Moves things down until none lies over another, in the order that they are given in, which they keep: from top to bottom,
 * in a row from left to right. What comes behind something that moves, moves with it, so that what stood side by side
 * stays so. Columns and sizes stay as they are. `mayCross` are pairs that are meant to lie over each other.
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

/** The same for piles of things: those of one pile move by as many rows, whatever lies over what among them. */
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

/** How far down a pile has to go at least to be below what it lies over. */
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

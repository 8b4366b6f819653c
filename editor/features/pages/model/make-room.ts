import { type Cell, cellsOverlap } from '../../../../compiler/model/index.ts';

/** Something with a place on the grid. */
export interface Placed {
  readonly id: string;
  readonly cell: Cell;
}

/** Says of two things, by their ids, whether they may lie over each other. */
export type MayCross = (one: string, other: string) => boolean;

/**
 * Moves things down until none lies over another, in the order that they are given in, which they keep: from top to bottom,
 * in a row from left to right. What comes behind something that moves, moves with it, so that what stood side by side
 * stays so. Columns and sizes stay as they are. `mayCross` are pairs that are meant to lie over each other.
 */
export function makeRoom<Thing extends Placed>(
  things: readonly Thing[],
  mayCross: MayCross = () => false,
): readonly Thing[] {
  return makeRoomForPiles(
    things.map((thing) => [thing]),
    mayCross,
  );
}

/** The same for piles of things: those of one pile move by as many rows, whatever lies over what among them. */
export function makeRoomForPiles<Thing extends Placed>(
  piles: readonly (readonly Thing[])[],
  mayCross: MayCross,
): readonly Thing[] {
  const placed: Thing[] = [];
  let shift = 0;
  for (const pile of piles) {
    for (let rows = rowsToGo(placed, lower(pile, shift), mayCross); rows > 0; ) {
      shift += rows;
      rows = rowsToGo(placed, lower(pile, shift), mayCross);
    }
    placed.push(...lower(pile, shift));
  }
  return placed;
}

/** How far down a pile has to go at least to be below what it lies over. */
function rowsToGo(placed: readonly Placed[], pile: readonly Placed[], mayCross: MayCross): number {
  const rows = pile.flatMap(({ id, cell }) =>
    placed
      .filter((other) => cellsOverlap(other.cell, cell) && !mayCross(other.id, id))
      .map((other) => other.cell.row + other.cell.rows - cell.row),
  );
  return Math.max(0, ...rows);
}

function lower<Thing extends Placed>(pile: readonly Thing[], rows: number): readonly Thing[] {
  return pile.map((thing) => ({ ...thing, cell: { ...thing.cell, row: thing.cell.row + rows } }));
}

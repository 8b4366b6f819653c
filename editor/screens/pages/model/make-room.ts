import { type Cell, cellsCross } from '../../../../compiler/model/index.ts';

/** Something with a place on the grid. */
export interface Placed {
  readonly id: string;
  readonly cell: Cell;
}

/**
 * Moves things down until none lies over another, in the order that they are given in, which they keep: from top to bottom,
 * in a row from left to right. What comes behind something that moves, moves with it, so that what stood side by side
 * stays so. Columns and sizes stay as they are. `mayCross` are pairs that are meant to lie over each other.
 */
export function makeRoom<Thing extends Placed>(
  things: readonly Thing[],
  mayCross: (one: string, other: string) => boolean = () => false,
): readonly Thing[] {
  const placed: Thing[] = [];
  let shift = 0;
  for (const thing of things) {
    const moved = () => ({ ...thing.cell, row: thing.cell.row + shift });
    const inTheWay = () =>
      placed.find(({ id, cell }) => cellsCross(cell, moved()) && !mayCross(id, thing.id));
    for (let other = inTheWay(); other !== undefined; other = inTheWay())
      shift += other.cell.row + other.cell.rows - moved().row;
    placed.push({ ...thing, cell: moved() });
  }
  return placed;
}

/**
 * One thing changes places with the one before or behind it. The two take the cells that they took together, and what they
 * would come to lie over goes down; what lay over something before may go on doing so. Undefined at the ends.
 */
export function stepped<Thing extends Placed>(
  things: readonly Thing[],
  id: string,
  by: -1 | 1,
): readonly Thing[] | undefined {
  const at = things.findIndex((thing) => thing.id === id);
  const [first, last] = [Math.min(at, at + by), Math.max(at, at + by)];
  const [upper, lower] = [things[first], things[last]];
  if (at < 0 || upper === undefined || lower === undefined) return undefined;
  const cells = exchanged(upper.cell, lower.cell);
  const next = things
    .with(first, { ...lower, cell: cells.lower })
    .with(last, { ...upper, cell: cells.upper });
  const known = new Map(things.map((thing) => [thing.id, thing.cell]));
  const didCross = (one: string, other: string) => {
    const [was, wasOther] = [known.get(one), known.get(other)];
    return was !== undefined && wasOther !== undefined && cellsCross(was, wasOther);
  };
  const isPair = (one: string, other: string) =>
    (one === upper.id && other === lower.id) || (one === lower.id && other === upper.id);
  return makeRoom(next, (one, other) => didCross(one, other) && !isPair(one, other));
}

/** The cells of two things after they have changed places: side by side they begin in one row, and change sides. */
function exchanged(upper: Cell, lower: Cell): { readonly upper: Cell; readonly lower: Cell } {
  const first = { ...lower, row: upper.row };
  if (!shareRows(upper, lower))
    return { upper: { ...upper, row: lower.row + lower.rows - upper.rows }, lower: first };
  if (shareColumns(upper, lower)) return { upper: { ...upper, row: upper.row + lower.rows }, lower: first };
  if (lower.col < upper.col) return { upper, lower: first };
  const end = lower.col + lower.span;
  return { upper: { ...upper, col: end - upper.span }, lower: { ...first, col: upper.col } };
}

function shareRows(one: Cell, other: Cell): boolean {
  return one.row < other.row + other.rows && other.row < one.row + one.rows;
}

function shareColumns(one: Cell, other: Cell): boolean {
  return one.col < other.col + other.span && other.col < one.col + one.span;
}

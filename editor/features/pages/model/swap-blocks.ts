import { type Cell, cellsCollide, cellsOverlap } from '../../../../compiler/model/index.ts';
import { makeRoom, makeRoomForPiles, type Placed } from './make-room.ts';

/** The ids of two neighbours before they change places, each one thing or a pile of them. */
export interface Exchange {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Things of which two neighbours have changed places. */
export interface Step<Thing> extends Exchange {
  readonly things: readonly Thing[];
}

/**
 * One thing changes places with the one before or behind it. The two take the cells that they took together, and what they
 * would come to lie over goes down; what lay over something before may go on doing so.
 *
 * What was left on top of something stays on top of just that. Two on the same picture change places on it; any other step
 * takes the picture along with all that lies on it, each where it lies, and goes past the neighbour with all that lies on
 * that. Undefined where there is no neighbour that could be passed so.
 */
export function stepped<Thing extends Placed>(
  things: readonly Thing[],
  id: string,
  by: -1 | 1,
): Step<Thing> | undefined {
  const other = things[things.findIndex((thing) => thing.id === id) + by];
  if (other === undefined || !things.some((thing) => thing.id === id)) return undefined;
  const alone = by < 0 ? { first: [other.id], second: [id] } : { first: [id], second: [other.id] };
  const next = [id, other.id].some((each) => carries(things, each)) ? undefined : exchanged(things, alone);
  if (next !== undefined) return { ...alone, things: next };
  const piles = pilesOf(things).map((pile) => pile.map((thing) => thing.id));
  const at = piles.findIndex((pile) => pile.includes(id));
  const [first, second] = [piles[Math.min(at, at + by)], piles[Math.max(at, at + by)]];
  if (first === undefined || second === undefined) return undefined;
  const together = exchanged(things, { first, second });
  return together && { first, second, things: together };
}

/**
 * Two groups of things change places, each as it is. Undefined when something would come to lie on what it did not lie on, or
 * would not lie any more on what it was left on.
 */
export function exchanged<Thing extends Placed>(
  things: readonly Thing[],
  { first, second }: Exchange,
): readonly Thing[] | undefined {
  const [upper, lower] = [among(things, first), among(things, second)];
  const boxes = exchangedBoxes(boxOf(upper), boxOf(lower));
  const involved = [...shifted(lower, boxes.lower), ...shifted(upper, boxes.upper)];
  const next = things.map((thing) =>
    first.includes(thing.id) || second.includes(thing.id) ? (involved.shift() ?? thing) : thing,
  );
  const didCross = pairsOf(things, cellsOverlap);
  const isBetween = (one: string, other: string) => first.includes(one) && second.includes(other);
  const mayCross = (one: string, other: string) =>
    didCross.has(pairName(one, other)) && !isBetween(one, other) && !isBetween(other, one);
  const piles = gathered(next, pilesOf(things));
  return [makeRoom(next, mayCross), makeRoomForPiles(piles, mayCross)].find(
    (after) => isRetained(things, after) && isBefore(among(after, second), among(after, first)),
  );
}

/** The piles that things were in, where they are now. */
function gathered<Thing extends Placed>(
  things: readonly Thing[],
  piles: readonly (readonly Placed[])[],
): readonly (readonly Thing[])[] {
  const found = new Map<unknown, Thing[]>();
  for (const thing of things) {
    const pile = piles.find((each) => each.some(({ id }) => id === thing.id));
    found.set(pile, [...(found.get(pile) ?? []), thing]);
  }
  return [...found.values()];
}

/** Things that were left on each other, one on the other or both on a third, in the order of the first of each. */
function pilesOf<Thing extends Placed>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const piles: Thing[][] = [];
  for (const thing of things) {
    const own = piles.filter((pile) => pile.some(({ cell }) => isMeant(cell, thing.cell)));
    const [into, ...others] = own;
    if (into === undefined) piles.push([thing]);
    else into.push(thing, ...others.flatMap((pile) => piles.splice(piles.indexOf(pile), 1).flat()));
  }
  return piles;
}

/** Whether one lies on the other, and somebody has said which. */
function isMeant(one: Cell, other: Cell): boolean {
  return cellsOverlap(one, other) && !cellsCollide(one, other);
}

/** Whether something was left on top of it. */
function carries(things: readonly Placed[], id: string): boolean {
  const own = things.find((thing) => thing.id === id)?.cell;
  return own !== undefined && things.some(({ cell }) => isMeant(cell, own) && (cell.z ?? 0) > (own.z ?? 0));
}

/** Nothing lies on what it did not lie on, and all that was left on something is there still. */
function isRetained(before: readonly Placed[], after: readonly Placed[]): boolean {
  const known = pairsOf(before, cellsOverlap);
  const meant = pairsOf(after, isMeant);
  return isWithin(pairsOf(after, cellsOverlap), known) && isWithin(pairsOf(before, isMeant), meant);
}

function pairsOf(
  things: readonly Placed[],
  isPair: (one: Cell, other: Cell) => boolean,
): ReadonlySet<string> {
  return new Set(
    things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => isPair(one.cell, other.cell))
        .map((other) => pairName(one.id, other.id)),
    ),
  );
}

function isWithin(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return [...few].every((each) => many.has(each));
}

function pairName(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

function isBefore(some: readonly Placed[], others: readonly Placed[]): boolean {
  const [one, other] = [boxOf(some), boxOf(others)];
  return (one.row - other.row || one.col - other.col) < 0;
}

function among<Thing extends Placed>(things: readonly Thing[], ids: readonly string[]): readonly Thing[] {
  return things.filter(({ id }) => ids.includes(id));
}

/** The smallest cell that holds all of them. */
function boxOf(things: readonly Placed[]): Cell {
  const col = Math.min(...things.map(({ cell }) => cell.col));
  const row = Math.min(...things.map(({ cell }) => cell.row));
  const right = Math.max(...things.map(({ cell }) => cell.col + cell.span));
  const below = Math.max(...things.map(({ cell }) => cell.row + cell.rows));
  return { col, span: right - col, row, rows: below - row };
}

function shifted<Thing extends Placed>(things: readonly Thing[], to: Cell): readonly Thing[] {
  const from = boxOf(things);
  return things.map((thing) => {
    const { col, row } = thing.cell;
    return { ...thing, cell: { ...thing.cell, col: col + to.col - from.col, row: row + to.row - from.row } };
  });
}

/** The cells of two things after they have changed places: side by side they begin in one row, and change sides. */
function exchangedBoxes(upper: Cell, lower: Cell): { readonly upper: Cell; readonly lower: Cell } {
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

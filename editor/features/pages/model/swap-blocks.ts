import { type Cell, cellsCollide, cellsOverlap } from '../../../../compiler/model/index.ts';
import { makeRoom, makeRoomForStacks, type PlacedItem } from './make-room.ts';

/** The ids of two adjacent groups before the swap, each one item or a stack. */
export interface Swap {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** All items after a swap. */
export interface SwapResult<Item> extends Swap {
  readonly items: readonly Item[];
}

/**
 * Swaps an item with the previous or next one. The two keep the cells that they occupied together, and items that
 * they would overlap move down. Existing overlaps may remain.
 *
 * Intended overlaps are kept exactly. Two items on the same image swap on it. Otherwise the whole stack (the image
 * with everything on it) swaps with the neighboring stack. Returns undefined when there is no such neighbor.
 */
export function swapWithNeighbor<Item extends PlacedItem>(
  items: readonly Item[],
  id: string,
  by: -1 | 1,
): SwapResult<Item> | undefined {
  const other = items[items.findIndex((item) => item.id === id) + by];
  if (other === undefined || !items.some((item) => item.id === id)) return undefined;
  const pair = by < 0 ? { first: [other.id], second: [id] } : { first: [id], second: [other.id] };
  const next = [id, other.id].some((each) => hasItemsOnTop(items, each))
    ? undefined
    : swapGroups(items, pair);
  if (next !== undefined) return { ...pair, items: next };
  const stacks = stacksOf(items).map((stack) => stack.map((item) => item.id));
  const at = stacks.findIndex((stack) => stack.includes(id));
  const [first, second] = [stacks[Math.min(at, at + by)], stacks[Math.max(at, at + by)]];
  if (first === undefined || second === undefined) return undefined;
  const swapped = swapGroups(items, { first, second });
  return swapped && { first, second, items: swapped };
}

/**
 * Swaps two groups, each as a unit. Returns undefined when the result would add an overlap or lose an intended
 * one.
 */
export function swapGroups<Item extends PlacedItem>(
  items: readonly Item[],
  { first, second }: Swap,
): readonly Item[] | undefined {
  const [upper, lower] = [pick(items, first), pick(items, second)];
  const boxes = swappedBoxes(boxOf(upper), boxOf(lower));
  const movedItems = [...moveTo(lower, boxes.lower), ...moveTo(upper, boxes.upper)];
  const next = items.map((item) =>
    first.includes(item.id) || second.includes(item.id) ? (movedItems.shift() ?? item) : item,
  );
  const overlapping = pairsOf(items, cellsOverlap);
  const isBetween = (one: string, other: string) => first.includes(one) && second.includes(other);
  const mayOverlap = (one: string, other: string) =>
    overlapping.has(pairName(one, other)) && !isBetween(one, other) && !isBetween(other, one);
  const stacks = regroup(next, stacksOf(items));
  return [makeRoom(next, mayOverlap), makeRoomForStacks(stacks, mayOverlap)].find(
    (after) => keepsOverlaps(items, after) && startsBefore(pick(after, second), pick(after, first)),
  );
}

/** Groups items at their new positions by their former stacks. */
function regroup<Item extends PlacedItem>(
  items: readonly Item[],
  stacks: readonly (readonly PlacedItem[])[],
): readonly (readonly Item[])[] {
  const found = new Map<unknown, Item[]>();
  for (const item of items) {
    const stack = stacks.find((each) => each.some(({ id }) => id === item.id));
    found.set(stack, [...(found.get(stack) ?? []), item]);
  }
  return [...found.values()];
}

/** Groups items that intentionally overlap, directly or via a third item, in the order of their first items. */
function stacksOf<Item extends PlacedItem>(items: readonly Item[]): readonly (readonly Item[])[] {
  const stacks: Item[][] = [];
  for (const item of items) {
    const own = stacks.filter((stack) => stack.some(({ cell }) => isIntendedOverlap(cell, item.cell)));
    const [into, ...others] = own;
    if (into === undefined) stacks.push([item]);
    else into.push(item, ...others.flatMap((stack) => stacks.splice(stacks.indexOf(stack), 1).flat()));
  }
  return stacks;
}

/** Whether two cells overlap at different heights. */
function isIntendedOverlap(one: Cell, other: Cell): boolean {
  return cellsOverlap(one, other) && !cellsCollide(one, other);
}

/** Whether another item is stacked on top of it. */
function hasItemsOnTop(items: readonly PlacedItem[], id: string): boolean {
  const own = items.find((item) => item.id === id)?.cell;
  return (
    own !== undefined &&
    items.some(({ cell }) => isIntendedOverlap(cell, own) && (cell.z ?? 0) > (own.z ?? 0))
  );
}

/** Whether no overlap was added and no intended overlap was lost. */
function keepsOverlaps(before: readonly PlacedItem[], after: readonly PlacedItem[]): boolean {
  const overlapsBefore = pairsOf(before, cellsOverlap);
  const intendedAfter = pairsOf(after, isIntendedOverlap);
  return (
    isSubset(pairsOf(after, cellsOverlap), overlapsBefore) &&
    isSubset(pairsOf(before, isIntendedOverlap), intendedAfter)
  );
}

function pairsOf(
  items: readonly PlacedItem[],
  isPair: (one: Cell, other: Cell) => boolean,
): ReadonlySet<string> {
  return new Set(
    items.flatMap((one, index) =>
      items
        .slice(index + 1)
        .filter((other) => isPair(one.cell, other.cell))
        .map((other) => pairName(one.id, other.id)),
    ),
  );
}

function isSubset(subset: ReadonlySet<string>, superset: ReadonlySet<string>): boolean {
  return [...subset].every((each) => superset.has(each));
}

function pairName(one: string, other: string): string {
  return [one, other].sort().join(' ');
}

function startsBefore(group: readonly PlacedItem[], others: readonly PlacedItem[]): boolean {
  const [one, other] = [boxOf(group), boxOf(others)];
  return (one.row - other.row || one.col - other.col) < 0;
}

function pick<Item extends PlacedItem>(items: readonly Item[], ids: readonly string[]): readonly Item[] {
  return items.filter(({ id }) => ids.includes(id));
}

/** The bounding cell of all items. */
function boxOf(items: readonly PlacedItem[]): Cell {
  const col = Math.min(...items.map(({ cell }) => cell.col));
  const row = Math.min(...items.map(({ cell }) => cell.row));
  const right = Math.max(...items.map(({ cell }) => cell.col + cell.span));
  const below = Math.max(...items.map(({ cell }) => cell.row + cell.rows));
  return { col, span: right - col, row, rows: below - row };
}

function moveTo<Item extends PlacedItem>(items: readonly Item[], to: Cell): readonly Item[] {
  const from = boxOf(items);
  return items.map((item) => {
    const { col, row } = item.cell;
    return { ...item, cell: { ...item.cell, col: col + to.col - from.col, row: row + to.row - from.row } };
  });
}

/** The cells of two groups after the swap. Side by side, they start in the same row and swap columns. */
function swappedBoxes(upper: Cell, lower: Cell): { readonly upper: Cell; readonly lower: Cell } {
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

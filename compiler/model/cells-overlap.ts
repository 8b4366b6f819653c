import type { Cell } from './documents/layout.ts';

/** Whether two grid positions share a cell. */
export function cellsOverlap(one: Cell, other: Cell): boolean {
  return (
    one.col < other.col + other.span &&
    other.col < one.col + one.span &&
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows
  );
}

/** Whether two positions share a cell and have the same `z`, which is probably unintended. */
export function cellsCollide(one: Cell, other: Cell): boolean {
  return (one.z ?? 0) === (other.z ?? 0) && cellsOverlap(one, other);
}

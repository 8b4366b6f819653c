import type { Cell } from './documents/layout.ts';

/** Whether two places on the grid of a section have a cell in common. */
export function cellsOverlap(one: Cell, other: Cell): boolean {
  return (
    one.col < other.col + other.span &&
    other.col < one.col + one.span &&
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows
  );
}

/** Whether two places have a cell in common and nobody said which one is on top: so that it is hardly meant. */
export function cellsCollide(one: Cell, other: Cell): boolean {
  return (one.z ?? 0) === (other.z ?? 0) && cellsOverlap(one, other);
}

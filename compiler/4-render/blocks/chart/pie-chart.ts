import type { DrawnDataset } from './drawn-dataset.ts';
import { markHtml, markTitle, rounded } from './svg.ts';

/** View box of the drawing: the center is at 0, 0. */
export const PIE_VIEW_BOX = '-50 -50 100 100';
const RADIUS = 49.5;

/** An arc that ends where it starts would not be drawn. */
const FULL_TURN = 2 * Math.PI - 1e-4;

/**
 * Returns a slice per row. Further columns are rings inside, in their order. A negative value has a slice without area: a part of a
 * whole cannot be negative.
 */
export function pieMarks({ columns, rows }: DrawnDataset): string {
  const width = RADIUS / columns.length;
  return columns
    .flatMap((name, column) => {
      const sizes = rows.map(({ values }) => Math.max(values[column]?.value ?? 0, 0));
      const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
      const outer = RADIUS - column * width;
      let turn = 0;
      return rows.map((row, index) => {
        const from = turn;
        turn += ((sizes[index] ?? 0) / total) * FULL_TURN;
        const entry = row.values[column] ?? { label: '', value: 0 };
        const shape = `path d="${slicePath({ from, to: turn, outer, inner: outer - width })}"`;
        return markHtml({ shape, color: index, title: markTitle(row.name, name, entry) });
      });
    })
    .join('');
}

interface Slice {
  /** Angles in radians, clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly outer: number;
  readonly inner: number;
}

function slicePath({ from, to, outer, inner }: Slice): string {
  const large = to - from > Math.PI ? 1 : 0;
  const point = (angle: number, radius: number) =>
    `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`;
  const arc = (end: number, radius: number, sweep: 0 | 1) =>
    `A${rounded(radius)} ${rounded(radius)} 0 ${large} ${sweep} ${point(end, radius)}`;
  const start = `M${point(from, outer)}${arc(to, outer, 1)}`;
  return inner < 0.01 ? `${start}L0 0Z` : `${start}L${point(to, inner)}${arc(from, inner, 0)}Z`;
}

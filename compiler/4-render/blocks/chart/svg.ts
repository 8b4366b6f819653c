import { escapeHtml } from '../../../../formatters/index.ts';
import type { DrawnDataset, DrawnValue } from './drawn-dataset.ts';

/** Number of colors; further series or slices start again with the first one. */
const COLORS = 10;

/** Returns the class of the color of a series or slice, from 0. */
export function colorClass(index: number): string {
  return `chart-color-${(index % COLORS) + 1}`;
}

/** Returns a share of 1 as a percentage of the drawing: `12.5%`. */
export function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}

export function rounded(length: number): string {
  return String(Number(length.toFixed(2)));
}

/** A mark for one value: its element with attributes, the color, and the text that appears below the pointer. */
export interface Mark {
  readonly shape: string;
  readonly color: number;
  readonly title: string;
}

export function markHtml({ shape, color, title }: Mark): string {
  const [element] = shape.split(' ', 1);
  return `<${shape} class="chart-mark ${colorClass(color)}"><title>${escapeHtml(title)}</title></${element}>`;
}

/** Title of a mark: `March, 2026: 12`. */
export function markTitle(row: string, column: string, { label }: DrawnValue): string {
  const name = [row, column].filter((text) => text !== '').join(', ');
  return name === '' ? label : `${name}: ${label}`;
}

/** The drawing with its accessible name and description. Lengths are percentages of its size unless it has a view box. */
export function svgHtml({
  id,
  title,
  dataset,
  viewBox,
  content,
}: {
  readonly id: string;
  readonly title: string;
  readonly dataset: DrawnDataset;
  readonly viewBox?: string;
  readonly content: string;
}): string {
  const box = viewBox === undefined ? '' : ` viewBox="${viewBox}"`;
  const label = `chart-${id}-title`;
  const text = `chart-${id}-desc`;
  return (
    `<svg class="chart-svg"${box} role="img" aria-labelledby="${label}" aria-describedby="${text}">` +
    `<title id="${label}">${escapeHtml(title)}</title><desc id="${text}">${escapeHtml(description(dataset))}</desc>` +
    `${content}</svg>`
  );
}

/** Of a longer description, visitors of screen readers would lose track; the table has all values. */
const MAX_DESCRIBED = 24;

/** All values: `2025: May 3, June 4; 2026: May 5, June 1`. For many values, the names of the columns. */
function description({ columns, rows }: DrawnDataset): string {
  if (rows.length * columns.length > MAX_DESCRIBED) return columns.join(', ');
  return columns
    .map((column, index) => {
      const values = rows
        .map(({ name, values }) => `${name} ${values[index]?.label ?? ''}`.trim())
        .join(', ');
      return column === '' ? values : `${column}: ${values}`;
    })
    .join('; ');
}

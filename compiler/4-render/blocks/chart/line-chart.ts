import { type ChartScale, shareOf } from './chart-scale.ts';
import type { DrawnDataset } from './drawn-dataset.ts';
import { colorClass, markHtml, markTitle, percent } from './svg.ts';

/** Dots of longer lines are small, so that they do not touch. */
const MANY_DOTS = 40;

/** Returns a line per column with a dot per value. Lines are single segments: only they have lengths in percent. */
export function lineMarks({ columns, rows }: DrawnDataset, scale: ChartScale): string {
  const x = (row: number) => percent((row + 0.5) / rows.length);
  const y = (value: number) => percent(1 - shareOf(scale, value));
  const radius = rows.length > MANY_DOTS ? 2 : 4;
  const grid = scale.ticks.map((tick) => {
    const height = y(tick);
    return `<line class="chart-grid${tick === 0 ? ' chart-zero' : ''}" x1="0" x2="100%" y1="${height}" y2="${height}"/>`;
  });
  const lines = columns.map((name, column) => {
    const entries = rows.flatMap(({ values }) => values[column] ?? []);
    const segments = entries.slice(1).map(({ value }, index) => {
      const from = y(entries[index]?.value ?? value);
      return `<line x1="${x(index)}" y1="${from}" x2="${x(index + 1)}" y2="${y(value)}"/>`;
    });
    const dots = entries.map((entry, row) =>
      markHtml({
        shape: `circle cx="${x(row)}" cy="${y(entry.value)}" r="${radius}"`,
        color: column,
        title: markTitle(rows[row]?.name ?? '', name, entry),
      }),
    );
    return `<g class="chart-segments ${colorClass(column)}">${segments.join('')}</g>${dots.join('')}`;
  });
  return [...grid, ...lines].join('');
}

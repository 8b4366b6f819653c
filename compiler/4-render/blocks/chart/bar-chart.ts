import { type ChartScale, shareOf } from './chart-scale.ts';
import type { DrawnDataset } from './drawn-dataset.ts';
import { markHtml, markTitle, percent } from './svg.ts';

/** Part of a row's height that its bars take. */
const BARS = 0.76;

/** Returns horizontal bars, so that names of any length fit beside them on a phone: per row, one bar per column. */
export function barMarks({ columns, rows }: DrawnDataset, scale: ChartScale): string {
  const zero = shareOf(scale, 0);
  const thickness = BARS / rows.length / columns.length;
  const lines = scale.ticks.map((tick) => {
    const x = percent(shareOf(scale, tick));
    return `<line class="chart-grid${tick === 0 ? ' chart-zero' : ''}" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;
  });
  const bars = rows.flatMap(({ name, values }, row) =>
    values.map((entry, column) => {
      const end = shareOf(scale, entry.value);
      const y = (row + (1 - BARS) / 2) / rows.length + column * thickness;
      const x = percent(Math.min(zero, end));
      const size = `width="${percent(Math.abs(end - zero))}" height="${percent(thickness * 0.94)}"`;
      return markHtml({
        shape: `rect x="${x}" y="${percent(y)}" ${size}`,
        color: column,
        title: markTitle(name, columns[column] ?? '', entry),
      });
    }),
  );
  return [...lines, ...bars].join('');
}

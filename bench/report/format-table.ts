import { ratiosOf } from '../measure/ratios.ts';
import { median, type Spread, spread } from '../measure/statistics.ts';
import type { Sample } from '../measure/task.ts';
import type { Result, Series } from '../tables/table.ts';

/** Formats results as a Markdown table, readable in a terminal. */
export function formatResult({ table, series }: Result): string {
  const base = series.find(({ entrant }) => entrant.name === table.base);
  const rows = series.map((each) => [
    each.entrant.title,
    formatTime(
      timeOf(each, ({ wall }) => wall),
      table.unit,
    ),
    formatTime(
      timeOf(each, ({ cpu }) => cpu),
      table.unit,
    ),
    base === undefined ? '–' : formatSpread(spread(ratiosOf(each, base, ({ wall }) => wall))),
    base === undefined ? '–' : formatNumber(median(ratiosOf(each, base, ({ cpu }) => cpu))),
  ]);
  const head = ['engine', table.unit, `CPU ${table.unit}`, `× ${base?.entrant.title ?? ''}`, 'the same, CPU'];
  return formatTable([head, ...rows]);
}

/** Formats a Markdown table; the first row is the header, all columns except the first are numeric. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column > 0)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column > 0 ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

export function formatSpread({ median, lowest, highest }: Spread): string {
  return `${formatNumber(median)} (${formatNumber(lowest)}–${formatNumber(highest)})`;
}

/** Three significant digits. */
export function formatNumber(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function formatTime(microseconds: number, unit: 'µs' | 'ms'): string {
  return formatNumber(unit === 'µs' ? microseconds : microseconds / 1000);
}

function timeOf({ rounds }: Series, of: (sample: Sample) => number): number {
  return median(rounds.map((turns) => median(turns.map(of))));
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}

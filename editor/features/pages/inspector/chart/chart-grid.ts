import { type ChartDataset, LIMITS } from '../../../../../compiler/model/index.ts';
import { readNumber } from './read-number.ts';

/**
 * A dataset as texts, as in a spreadsheet. The first line has the names of the columns, the first cell of each line the name of its
 * row. All lines have the same length; the first cell of the first one is not used.
 */
export type ChartGrid = readonly (readonly string[])[];

/** Maximum numbers of rows and columns, without those of the names. */
export interface ChartLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

export const CHART_LIMITS: ChartLimits = { maxRows: LIMITS.chartRows, maxColumns: LIMITS.chartColumns };

/** The grid of a chart without a dataset. */
export const EMPTY_GRID: ChartGrid = Array.from({ length: 4 }, () => ['', '', '']);

/** Returns the values as they were typed. */
export function gridOf({ rows, columns, series }: ChartDataset): ChartGrid {
  const lines = rows.map((name, row) => [
    name,
    ...columns.map((_, column) => {
      const { label, value = '' } = series[column]?.[row] ?? {};
      return label ?? String(value);
    }),
  ]);
  return [['', ...columns], ...lines];
}

/** Returns the dataset of a grid that has rows and columns. A text that is not a number is an entry without value. */
export function datasetOf([header = [], ...lines]: ChartGrid): ChartDataset {
  const columns = header.slice(1).map((name) => name.trim());
  return {
    rows: lines.map(([name = '']) => name.trim()),
    columns,
    series: columns.map((_, column) => lines.map((line) => entryOf(line[column + 1]?.trim() ?? ''))),
  };
}

function entryOf(label: string): ChartDataset['series'][number][number] {
  const value = readNumber(label);
  return value === undefined ? { label } : { label, value };
}

/** Whether a dataset without them is incomplete, by what is missing. */
export function gridSize([header = [], ...lines]: ChartGrid): {
  readonly rows: number;
  readonly columns: number;
} {
  return { rows: lines.length, columns: Math.max(0, header.length - 1) };
}

export function withCell(grid: ChartGrid, [row, column]: readonly [number, number], text: string): ChartGrid {
  return grid.map((line, index) => (index === row ? line.with(column, text) : line));
}

export function withRow(grid: ChartGrid): ChartGrid {
  return [...grid, (grid[0] ?? ['']).map(() => '')];
}

export function withColumn(grid: ChartGrid): ChartGrid {
  return grid.map((line) => [...line, '']);
}

export function withoutRow(grid: ChartGrid, row: number): ChartGrid {
  return grid.filter((_, index) => index !== row);
}

export function withoutColumn(grid: ChartGrid, column: number): ChartGrid {
  return grid.map((line) => line.filter((_, index) => index !== column));
}

import { separatorOf, splitRecords } from '../../../../../formatters/vocabulary/csv/csv-records.ts';
import type { ChartGrid, ChartLimits } from './chart-grid.ts';

/** Text on the clipboard that is longer is not from a table of this size. */
const MAX_CHARACTERS = 500_000;

/**
 * Returns the cells of a pasted table: copied from a spreadsheet (separated by tabs), or CSV. Undefined for the text of a single
 * cell, which the field pastes itself.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const table = text.slice(0, MAX_CHARACTERS);
  if (!/[\t\n\r]/.test(table.replace(/[\r\n]+$/, ''))) return undefined;
  const separator = table.includes('\t') ? '\t' : separatorOf(table);
  const isTable = separator !== ',' || hasNames(table);
  const { records, unclosed } = splitRecords(table, isTable ? separator : '\t');
  // A quotation mark that is a part of the text.
  if (unclosed !== undefined)
    return table
      .split(/\r\n?|\n/)
      .filter(Boolean)
      .map((line) => line.split(separator));
  return records.map((fields) => fields.map(({ value }) => value));
}

/** Whether a field of the first line is a name. Otherwise, commas are in numbers, as in a copied column: `1,250`. */
function hasNames(table: string): boolean {
  const [line = ''] = table.split(/[\r\n]/, 1);
  return line.includes(',') && /\p{L}/u.test(line);
}

export interface PastedGrid {
  readonly grid: ChartGrid;
  readonly isRowsCut: boolean;
  readonly isColumnsCut: boolean;
}

/** Returns the grid with the cells at and below a cell. It grows as needed, up to the limits. */
export function withPastedCells(
  grid: ChartGrid,
  [top, left]: readonly [number, number],
  {
    cells,
    limits: { maxRows, maxColumns },
  }: { readonly cells: readonly (readonly string[])[]; readonly limits: ChartLimits },
): PastedGrid {
  const height = Math.max(grid.length, top + cells.length);
  const width = Math.max(grid[0]?.length ?? 1, left + Math.max(0, ...cells.map((line) => line.length)));
  const size = { height: Math.min(height, maxRows + 1), width: Math.min(width, maxColumns + 1) };
  return {
    grid: Array.from({ length: size.height }, (_, row) =>
      Array.from(
        { length: size.width },
        (_, column) => cells[row - top]?.[column - left]?.trim() ?? grid[row]?.[column] ?? '',
      ),
    ),
    isRowsCut: height > size.height,
    isColumnsCut: width > size.width,
  };
}

import { foldText } from '../../../formatters/vocabulary/rules/search-text.ts';
import type { DataColumn } from './data-column.ts';
import type { TableSort } from './table-view.ts';

/** A row with its text, in the form in which it is searched. */
export interface SearchEntry<Row> {
  readonly row: Row;
  readonly text: string;
}

interface SearchOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly childrenOf: ((row: Row) => readonly Row[]) | undefined;
}

/** Returns the rows with the text of all columns, including nested rows. */
export function searchEntries<Row>(
  rows: readonly Row[],
  { columns, childrenOf }: SearchOptions<Row>,
): readonly SearchEntry<Row>[] {
  return rows.map((row) => ({
    row,
    text: foldText(
      [row, ...(childrenOf?.(row) ?? [])]
        .flatMap((each) => columns.map((column) => String(column.value(each))))
        .join('\n'),
    ),
  }));
}

/** Returns the rows whose text contains every word. */
export function matchingRows<Row>(
  entries: readonly SearchEntry<Row>[],
  words: readonly string[],
): readonly Row[] {
  return entries.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row);
}

/** Sorts numbers as numbers and texts naturally: "Cup 2" before "Cup 10". Equal rows stay in order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const column = columns.find(({ id, isUnsortable }) => id === sort?.column && isUnsortable !== true);
  if (column === undefined || sort === undefined) return rows;
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const direction = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: column.value(row) }))
    .sort(({ value: left }, { value: right }) =>
      typeof left === 'number' && typeof right === 'number'
        ? direction * (left - right)
        : direction * compare(String(left), String(right)),
    )
    .map(({ row }) => row);
}

import {
  type ColumnDef,
  createExpandedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import type { TableView } from './table-view.ts';

const FEATURES = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  expandedRowModel: createExpandedRowModel(),
});

export interface TableRow<Row> {
  readonly id: string;
  readonly row: Row;
  readonly depth: number;
  readonly isExpandable: boolean;
}

export interface TableModel<Row> {
  /** The rows of the current page in order, with the nested rows of expanded ones. */
  readonly rows: readonly TableRow<Row>[];
  /** The top-level rows of the page. */
  readonly pageIds: readonly string[];
  /** Count over all pages. */
  readonly rowCount: number;
}

/** Internal record for each row, whose type is arbitrary. */
type RowRecord<Row> = { readonly row: Row };

interface TableModelOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly childrenOf?: (row: Row) => readonly Row[];
  readonly view: TableView;
  readonly expanded: ReadonlySet<string>;
}

export function useTableModel<Row>({
  rows,
  columns,
  idOf,
  childrenOf,
  view,
  expanded,
}: TableModelOptions<Row>): TableModel<Row> {
  const compare = useMemo(createCompare, []);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof FEATURES, RowRecord<Row>> => ({
          id: column.id,
          accessorFn: ({ row }) => column.value(row),
          sortFn: (left, right, id) => compare(left.getValue(id), right.getValue(id)),
        }),
      ),
    [columns, compare],
  );
  const data = useMemo(() => rows.map(toRecord), [rows]);
  const table = useTable({
    features: FEATURES,
    data,
    columns: definitions,
    getRowId: ({ row }) => idOf(row),
    state: {
      sorting: view.sort === undefined ? [] : [{ id: view.sort.column, desc: view.sort.isDescending }],
      pagination: { pageIndex: lastPage(view, rows.length), pageSize: view.pageSize },
      expanded: Object.fromEntries([...expanded].map((id) => [id, true])),
    },
    paginateExpandedRows: false,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    ...(childrenOf !== undefined && {
      getSubRows: ({ row }: RowRecord<Row>) => childrenOf(row).map(toRecord),
    }),
  });
  const shown = table.getRowModel().rows;
  return {
    rows: shown.map((row) => ({
      id: row.id,
      row: row.original.row,
      depth: row.depth,
      isExpandable: row.subRows.length > 0,
    })),
    pageIds: shown.filter(({ depth }) => depth === 0).map(({ id }) => id),
    rowCount: rows.length,
  };
}

function toRecord<Row>(row: Row): RowRecord<Row> {
  return { row };
}

/** Clamps the page, because a search may leave fewer pages. */
function lastPage({ page, pageSize }: TableView, count: number): number {
  return Math.max(0, Math.min(page, Math.ceil(count / pageSize) - 1));
}

/** Compares numbers as numbers and texts naturally: "Cup 2" before "Cup 10". */
function createCompare(): (left: unknown, right: unknown) => number {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collator.compare(String(left), String(right));
}

import { useCallback, useMemo } from 'react';
import { NoResults } from './no-results.tsx';
import { TableFrame, type TableOptions } from './table-frame.tsx';
import { TableGrid } from './table-grid.tsx';
import type { TableSort } from './table-view.ts';

export interface ServerTableProps<Row> extends TableOptions<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether the rows belong to an earlier view. */
  readonly isPending: boolean;
}

/** A table whose search, sorting and pages are those of the server. */
export function ServerTable<Row>(props: ServerTableProps<Row>) {
  const { label, rows, total, columns, idOf, nameOf, view, onView, empty } = props;
  const items = useMemo(
    () => rows.map((row) => ({ id: idOf(row), name: nameOf(row), row, children: [] })),
    [rows, idOf, nameOf],
  );
  const sortBy = useCallback((sort: TableSort) => onView({ sort, page: 0 }), [onView]);
  const isEmpty = total === 0 && view.search.trim() === '' && !props.isPending;
  return (
    <TableFrame {...props} count={total} isEmpty={isEmpty}>
      <TableGrid
        label={label}
        columns={columns}
        items={items}
        view={view}
        onSort={sortBy}
        selected={undefined}
        onSelect={ignore}
        expanded={undefined}
        onExpand={ignore}
        empty={isEmpty ? empty : <NoResults />}
      />
    </TableFrame>
  );
}

function ignore(): void {
  // Rows of the server are neither selectable nor nested.
}

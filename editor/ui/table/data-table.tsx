import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import { NoResults } from './no-results.tsx';
import { matchingRows, searchEntries, sortRows } from './select-rows.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableFrame, type TableOptions } from './table-frame.tsx';
import { type GridItem, TableGrid } from './table-grid.tsx';
import { pageIndexOf, type TableSort, type TableView } from './table-view.ts';

export interface DataTableProps<Row> extends TableOptions<Row> {
  readonly rows: readonly Row[];
  /** Whether more rows are loading. */
  readonly isPending?: boolean;
  /** Ids of further rows that match the search, by what the rows do not have. */
  readonly foundIds?: ReadonlySet<string> | undefined;
  /** Nested rows, such as the variants of a product. */
  readonly childrenOf?: (row: Row) => readonly Row[];
  /** Called with the rows of the page that is shown, and whenever one of them has changed. */
  readonly onShow?: ((rows: readonly Row[]) => void) | undefined;
  /** Shows the rows of a page in another way than as a table, such as cards. They cannot be selected then. */
  readonly renderPage?: ((rows: readonly Row[], empty: ReactNode) => ReactNode) | undefined;
  /** Actions for selected rows; without it rows are not selectable. */
  readonly renderBulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
}

/** A table of rows in memory with search, sorting, pagination, selection and nested rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, idOf, childrenOf, view, onView, onShow, renderPage, empty } = props;
  const renderBulk = renderPage === undefined ? props.renderBulk : undefined;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  // Typing does not wait for the rows.
  const shownView = useDeferredValue(view);
  const found = useFoundRows(props, shownView);
  const items = usePage(props, found, shownView);
  useEffect(() => onShow?.(items.map(({ row }) => row)), [items, onShow]);
  const pageIds = useMemo(() => items.map(({ id }) => id), [items]);
  const selectedRows = useMemo(
    () => (selected.size === 0 ? [] : found.filter((row) => selected.has(idOf(row)))),
    [found, selected, idOf],
  );
  const sortBy = useCallback((sort: TableSort) => onView({ sort, page: 0 }), [onView]);
  const clear = () => setSelected(new Set());
  const isEmpty = rows.length === 0;
  const emptyState = isEmpty ? empty : <NoResults />;
  return (
    <TableFrame
      {...props}
      count={found.length}
      isEmpty={isEmpty}
      selectionBar={
        renderBulk !== undefined &&
        selectedRows.length > 0 && (
          <SelectionBar
            count={selectedRows.length}
            total={found.length}
            isPageSelected={pageIds.every((id) => selected.has(id))}
            onAll={() => setSelected(new Set(found.map(idOf)))}
            onClear={clear}
          >
            {renderBulk(selectedRows, clear)}
          </SelectionBar>
        )
      }
    >
      {renderPage !== undefined ? (
        renderPage(
          items.map(({ row }) => row),
          emptyState,
        )
      ) : (
        <TableGrid
          label={label}
          columns={columns}
          items={items}
          view={shownView}
          onSort={sortBy}
          selected={renderBulk === undefined ? undefined : selected}
          onSelect={setSelected}
          expanded={childrenOf === undefined ? undefined : expanded}
          onExpand={setExpanded}
          empty={emptyState}
        />
      )}
    </TableFrame>
  );
}

/** Returns the rows of all pages, in order. */
function useFoundRows<Row>(
  { rows, columns, idOf, childrenOf, foundIds }: DataTableProps<Row>,
  { search, sort }: TableView,
): readonly Row[] {
  const isSearching = searchWords(search).length > 0;
  const entries = useMemo(
    () => (isSearching ? searchEntries(rows, { columns, childrenOf }) : undefined),
    [isSearching, rows, columns, childrenOf],
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return useMemo(() => {
    if (entries === undefined) return sorted;
    const found = new Set(matchingRows(entries, searchWords(search)));
    return sorted.filter((row) => found.has(row) || foundIds?.has(idOf(row)) === true);
  }, [entries, sorted, search, foundIds, idOf]);
}

function usePage<Row>(
  { idOf, nameOf, childrenOf }: DataTableProps<Row>,
  found: readonly Row[],
  view: TableView,
): readonly GridItem<Row>[] {
  // The same row is always the same item, so that only changed rows are rendered.
  const itemOf = useMemo(() => {
    const items = new Map<Row, GridItem<Row>>();
    const create = (row: Row): GridItem<Row> => ({
      id: idOf(row),
      name: nameOf(row),
      row,
      children: (childrenOf?.(row) ?? []).map(create),
    });
    return (row: Row) => {
      const item = items.get(row) ?? create(row);
      items.set(row, item);
      return item;
    };
  }, [idOf, nameOf, childrenOf]);
  return useMemo(() => {
    const start = pageIndexOf(view, found.length) * view.pageSize;
    return found.slice(start, start + view.pageSize).map(itemOf);
  }, [found, view, itemOf]);
}

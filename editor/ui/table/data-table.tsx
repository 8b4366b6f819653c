import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { cx } from '../dom/class-names.ts';
import { SearchField } from '../fields/search-field.tsx';
import { t } from '../strings/ui-strings.ts';
import type { DataColumn } from './data-column.ts';
import css from './data-table.module.css';
import { Pager } from './pager.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableBody, type TableBodyProps } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableView } from './table-view.ts';
import { useRestoreRowFocus } from './use-restore-row-focus.ts';
import { useTableModel } from './use-table-model.ts';

export interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Nested rows, such as the variants of a product. */
  readonly childrenOf?: (row: Row) => readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** Filters and buttons next to the search. */
  readonly tools?: ReactNode;
  /** Actions for selected rows; without it rows are not selectable. */
  readonly renderBulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  readonly searchLabel: string;
}

/**
 * A table with search, sorting, pagination, selection and nested rows. Virtualized, so that ten thousand rows are as
 * fast as ten.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, view, onView, tools, renderBulk, empty, searchLabel, idOf } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const searchedRows = useSearchedRows(props);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const model = useTableModel({ ...props, rows: searchedRows, expanded });
  const frame = useRef<HTMLElement>(null);
  useRestoreRowFocus(frame, rows);
  const selectedRows = useMemo(
    () => searchedRows.filter((row) => selected.has(idOf(row))),
    [searchedRows, selected, idOf],
  );
  const clear = () => setSelected(new Set());
  const rowState = { selected, onSelect: setSelected, expanded, onExpand: setExpanded };
  return (
    <section ref={frame} tabIndex={-1} className={cx(css.frame)} aria-label={label}>
      <div className={cx(css.tools)}>
        <div className={cx(css.search)}>
          <SearchField
            label={searchLabel}
            value={view.search}
            onChange={(text) => onView({ ...view, search: text, page: 0 })}
          />
        </div>
        {tools}
      </div>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <Rows {...props} {...rowState} model={model} />
          {renderBulk !== undefined && selectedRows.length > 0 && (
            <SelectionBar
              count={selectedRows.length}
              total={searchedRows.length}
              isPageSelected={model.pageIds.every((id) => selected.has(id))}
              onAll={() => setSelected(new Set(searchedRows.map(idOf)))}
              onClear={clear}
            >
              {renderBulk(selectedRows, clear)}
            </SelectionBar>
          )}
          <Pager view={view} count={searchedRows.length} onView={onView} />
        </>
      )}
    </section>
  );
}

type RowsProps<Row> = Omit<TableBodyProps<Row>, 'scroller'> & DataTableProps<Row>;

function Rows<Row>(props: RowsProps<Row>) {
  const { label, columns, view, onView, renderBulk, model, selected, onSelect } = props;
  // In state, because the size can only be measured after mounting.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    // Keyboard users scroll through focusable content: the header is always focusable.
    <div ref={setScroller} className={cx(css.scroller)}>
      <table className={cx(css.table)} aria-label={label} aria-rowcount={model.rowCount + 1}>
        <TableHead
          columns={columns}
          view={view}
          onView={onView}
          selection={renderBulk && { ids: model.pageIds, selected, onSelect }}
        />
        <TableBody {...props} scroller={scroller} />
      </table>
      {model.rowCount === 0 && <p className={cx(css.none)}>{t('error.noResults')}</p>}
    </div>
  );
}

function useSearchedRows<Row>({ rows, columns, childrenOf, view }: DataTableProps<Row>): readonly Row[] {
  const search = useDeferredValue(view.search);
  return useMemo(
    () => searchRows({ rows, columns, childrenOf }, search),
    [rows, columns, childrenOf, search],
  );
}

interface SearchOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly childrenOf: ((row: Row) => readonly Row[]) | undefined;
}

/** Returns the rows that contain every word of the search, in themselves or in nested rows. */
function searchRows<Row>({ rows, columns, childrenOf }: SearchOptions<Row>, search: string): readonly Row[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const textOf = (row: Row): string =>
    [row, ...(childrenOf?.(row) ?? [])]
      .flatMap((each) => columns.map((column) => String(column.value(each))))
      .join(' ')
      .toLocaleLowerCase();
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

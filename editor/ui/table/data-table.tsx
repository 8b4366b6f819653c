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
import { useFocusOfGoneRow } from './use-restore-row-focus.ts';
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
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const found = useFound(props);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const model = useTableModel({ ...props, rows: found, expanded });
  const frame = useRef<HTMLElement>(null);
  useFocusOfGoneRow(frame, rows);
  const tickedRows = useMemo(() => found.filter((row) => ticked.has(idOf(row))), [found, ticked, idOf]);
  const clear = () => setTicked(new Set());
  const marks = { ticked, onTick: setTicked, expanded, onExpand: setExpanded };
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
          <Rows {...props} {...marks} model={model} />
          {renderBulk !== undefined && tickedRows.length > 0 && (
            <SelectionBar
              count={tickedRows.length}
              total={found.length}
              isPageTicked={model.pageIds.every((id) => ticked.has(id))}
              onAll={() => setTicked(new Set(found.map(idOf)))}
              onClear={clear}
            >
              {renderBulk(tickedRows, clear)}
            </SelectionBar>
          )}
          <Pager view={view} count={found.length} onView={onView} />
        </>
      )}
    </section>
  );
}

type RowsProps<Row> = Omit<TableBodyProps<Row>, 'scroller'> & DataTableProps<Row>;

function Rows<Row>(props: RowsProps<Row>) {
  const { label, columns, view, onView, renderBulk, model, ticked, onTick } = props;
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
          ticks={renderBulk && { ids: model.pageIds, ticked, onTick }}
        />
        <TableBody {...props} scroller={scroller} />
      </table>
      {model.rowCount === 0 && <p className={cx(css.none)}>{t('error.noResults')}</p>}
    </div>
  );
}

function useFound<Row>({ rows, columns, childrenOf, view }: DataTableProps<Row>): readonly Row[] {
  const search = useDeferredValue(view.search);
  return useMemo(() => searched({ rows, columns, childrenOf }, search), [rows, columns, childrenOf, search]);
}

interface Searched<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly childrenOf: ((row: Row) => readonly Row[]) | undefined;
}

/** Returns the rows that contain every word of the search, in themselves or in nested rows. */
function searched<Row>({ rows, columns, childrenOf }: Searched<Row>, search: string): readonly Row[] {
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

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
  /** Rows inside of a row: the variants of a product. */
  readonly childrenOf?: (row: Row) => readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** Beside the search: filters, buttons. */
  readonly tools?: ReactNode;
  /** What can be done with the rows that are ticked; without it nothing can be ticked. */
  readonly renderBulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Instead of the rows when there are none at all. */
  readonly empty: ReactNode;
  readonly searchLabel: string;
}

/**
 * A table with search, sorting, pages, ticks and nested rows. Only the rows that are seen are in the page, so that ten
 * thousand are as fast as ten.
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
  // A state, because what is inside can only be measured once it is there.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    // It is scrolled by keyboard through what is in it: the head can always be focused.
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

/** The rows that have every word of the search in them, or in the rows inside of them. */
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

import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import { SearchField } from '../fields/search-field.tsx';
import type { DataColumn } from './data-column.ts';
import css from './data-table.module.css';
import { Pager } from './pager.tsx';
import type { TableView } from './table-view.ts';
import { useRowOpening } from './use-row-opening.ts';

/** What tables of rows in memory and tables of rows on the server have in common. */
export interface TableOptions<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly view: TableView;
  readonly onView: (change: Partial<TableView>) => void;
  /** Filters and buttons next to the search. */
  readonly tools?: ReactNode;
  /** Shown when there are no rows, without a search. */
  readonly empty: ReactNode;
  readonly searchLabel: string;
}

export interface TableFrameProps
  extends Pick<TableOptions<never>, 'label' | 'view' | 'onView' | 'tools' | 'searchLabel'> {
  /** Number of rows on all pages. */
  readonly count: number;
  /** Whether there are no rows even without the search. */
  readonly isEmpty: boolean;
  /** Whether the shown rows are about to be replaced. */
  readonly isPending?: boolean;
  /** The bar of the selected rows. */
  readonly selectionBar?: ReactNode;
  /** The grid. */
  readonly children: ReactNode;
}

/** A table with its search, its tools and its pager. */
export function TableFrame(props: TableFrameProps) {
  const { label, view, onView, tools, searchLabel, count, isEmpty, isPending = false, children } = props;
  const opening = useRowOpening(Boolean(props.selectionBar));
  return (
    <section className={cx(css.frame)} aria-label={label} aria-busy={isPending}>
      {(!isEmpty || tools) && (
        <div className={cx(css.tools)}>
          {!isEmpty && (
            <div className={cx(css.search)}>
              <SearchField
                label={searchLabel}
                value={view.search}
                onChange={(search) => onView({ search, page: 0 })}
              />
            </div>
          )}
          {tools}
        </div>
      )}
      <div
        className={cx(css.scroller, isEmpty && css.empty, isPending && css.pending)}
        {...opening}
        onKeyDownCapture={(event) => {
          keepInField(event);
          opening.onKeyDownCapture(event);
        }}
      >
        {children}
      </div>
      {props.selectionBar}
      {!isEmpty && <Pager view={view} count={count} onView={onView} />}
    </section>
  );
}

/** Arrow keys move the caret of a field in a cell: the grid would move to another cell. */
function keepInField(event: KeyboardEvent): void {
  const { key, target } = event;
  const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (isField && key.startsWith('Arrow')) event.stopPropagation();
}

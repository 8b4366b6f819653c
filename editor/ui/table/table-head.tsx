import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../dom/class-names.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { t } from '../strings/ui-strings.ts';
import type { DataColumn } from './data-column.ts';
import css from './data-table.module.css';
import type { TableView } from './table-view.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly selection:
    | {
        readonly ids: readonly string[];
        readonly selected: ReadonlySet<string>;
        readonly onSelect: (ids: ReadonlySet<string>) => void;
      }
    | undefined;
}

export function TableHead<Row>({ columns, view, onView, selection }: TableHeadProps<Row>) {
  const selectedOnPage = selection?.ids.filter((id) => selection.selected.has(id)).length ?? 0;
  const isAll =
    selection !== undefined && selection.ids.length > 0 && selectedOnPage === selection.ids.length;
  return (
    <thead className={cx(css.head)}>
      <tr>
        {selection !== undefined && (
          <th scope="col" className={cx(css.tick)}>
            <Checkbox
              aria-label={t('table.selectPage')}
              isSelected={isAll}
              isIndeterminate={selectedOnPage > 0 && !isAll}
              onChange={(isSelected) => selection.onSelect(new Set(isSelected ? selection.ids : []))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} view={view} onView={onView} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

function HeadCell<Row>({ column, view, onView }: HeadCellProps<Row>) {
  const { id, header, align, hideBelow, width, isUnsortable = false } = column;
  const isSorted = view.sort?.column === id;
  const isDescending = isSorted && view.sort?.isDescending === true;
  const className = cx(align === 'end' && css.end, hideBelow !== undefined && css[`below-${hideBelow}`]);
  // The style sheet applies it where there is room.
  const style = width === undefined ? undefined : ({ '--column': width } as CSSProperties);
  if (isUnsortable)
    return (
      <th scope="col" className={className} style={style}>
        {header === '' ? <span className={cx(css.hidden)}>{t('table.actions')}</span> : header}
      </th>
    );
  return (
    <th
      scope="col"
      className={className}
      style={style}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={cx(css.sort)}
        onClick={() =>
          onView({ ...view, page: 0, sort: { column: id, isDescending: isSorted && !isDescending } })
        }
      >
        {header}
        <span className={cx(css.arrow, isSorted && css.sorted)} aria-hidden="true">
          {isDescending ? <ArrowDown /> : <ArrowUp />}
        </span>
      </button>
    </th>
  );
}

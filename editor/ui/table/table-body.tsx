import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '../dom/class-names.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { t } from '../strings/ui-strings.ts';
import type { DataColumn } from './data-column.ts';
import css from './data-table.module.css';
import type { TableModel, TableRow } from './use-table-model.ts';

export interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly childrenOf?: (row: Row) => readonly Row[];
  readonly renderBulk?: unknown;
  readonly model: TableModel<Row>;
  readonly scroller: HTMLDivElement | null;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly expanded: ReadonlySet<string>;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
}

/** Estimated row height before measuring. */
const ROW_PX = 52;
/** Number of rows rendered beyond the visible area. */
const OVERSCAN = 6;

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, model, scroller } = props;
  const virtual = useVirtualizer({
    count: model.rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => model.rows[index]?.id ?? index,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = columns.length + 1;
  return (
    <tbody className={cx(css.body)} onKeyDown={moveFocus}>
      {before > 0 && <Spacer height={before} width={width} />}
      {items.map(({ index }) => {
        const row = model.rows[index];
        return row === undefined ? null : (
          <BodyRow key={row.id} {...props} row={row} index={index} measure={virtual.measureElement} />
        );
      })}
      {after > 0 && <Spacer height={after} width={width} />}
    </tbody>
  );
}

function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
  return (
    <tr>
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  );
}

interface BodyRowProps<Row> extends TableBodyProps<Row> {
  readonly row: TableRow<Row>;
  readonly index: number;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

function BodyRow<Row>({
  row: { id, row, depth, isExpandable },
  index,
  measure,
  ...props
}: BodyRowProps<Row>) {
  const { columns, nameOf, childrenOf, renderBulk, selected, onSelect, expanded, onExpand } = props;
  const isOpen = expanded.has(id);
  const isSelected = selected.has(id);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(depth > 0 && css.nested, isSelected && css.ticked)}
    >
      {renderBulk !== undefined && (
        <td className={cx(css.tick)}>
          {depth === 0 && (
            <Checkbox
              aria-label={t('kit.select', { name: nameOf(row) })}
              isSelected={isSelected}
              onChange={() => onSelect(toggled(selected, id))}
            />
          )}
        </td>
      )}
      {columns.map((column, columnIndex) => (
        <td
          key={column.id}
          className={cx(
            column.align === 'end' && css.end,
            column.hideBelow !== undefined && css[`below-${column.hideBelow}`],
          )}
        >
          {columnIndex === 0 && childrenOf !== undefined ? (
            <span className={cx(css.first)}>
              {isExpandable ? (
                <Expander
                  name={nameOf(row)}
                  isOpen={isOpen}
                  onToggle={() => onExpand(toggled(expanded, id))}
                />
              ) : (
                <span className={cx(css.expander)} />
              )}
              {cell(column, row, depth)}
            </span>
          ) : (
            cell(column, row, depth)
          )}
        </td>
      ))}
    </tr>
  );
}

interface ExpanderProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Expander({ name, isOpen, onToggle }: ExpanderProps) {
  return (
    <button
      type="button"
      className={cx(css.expander, isOpen && css.open)}
      aria-expanded={isOpen}
      aria-label={t('table.expand', { name })}
      onClick={onToggle}
    >
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

function cell<Row>(column: DataColumn<Row>, row: Row, depth: number) {
  return column.render === undefined ? column.value(row) : column.render(row, { depth });
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Up and Down move to the same control of the adjacent row. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = event.key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling';
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target } = event;
  if (!(target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement)) return;
  const row = target.closest('tr');
  const columnIndex = row === null ? -1 : focusableIn(row).indexOf(target);
  const next = row?.[step];
  if (columnIndex < 0 || !(next instanceof HTMLTableRowElement)) return;
  const targets = focusableIn(next);
  event.preventDefault();
  (targets[columnIndex] ?? targets[0])?.focus();
}

function focusableIn(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, button, input')];
}

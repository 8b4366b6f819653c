import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import {
  Button,
  Cell,
  Collection,
  Column,
  Row as GridRow,
  type Selection,
  Table,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { t } from '../strings/ui-strings.ts';
import type { DataColumn } from './data-column.ts';
import css from './data-table.module.css';
import type { TableSort, TableView } from './table-view.ts';

/** A row of the page with its nested rows. */
export interface GridItem<Row> {
  readonly id: string;
  readonly name: string;
  readonly row: Row;
  readonly children: readonly GridItem<Row>[];
}

export interface TableGridProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly items: readonly GridItem<Row>[];
  /** The view that the items belong to. */
  readonly view: TableView;
  readonly onSort: (sort: TableSort) => void;
  /** Ids of selected rows, also of other pages; undefined when rows are not selectable. */
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Ids of expanded rows; undefined for a table without nested rows. */
  readonly expanded: ReadonlySet<string> | undefined;
  readonly onExpand: (ids: ReadonlySet<string>) => void;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
}

/**
 * Rows that are rendered at first, about as many as fit the screen, and added near the end of the scroll area: a row of the component
 * library costs several times more than a row of plain elements.
 */
const RENDERED_ROWS = 15;
/** Share of the visible height below which more rows are added. */
const SCROLL_OFFSET = 0.25;

/** The rows of one page. Selection, sorting, nested rows and keyboard are those of the component library. */
export const TableGrid = memo(Grid) as typeof Grid;

function Grid<Row>(props: TableGridProps<Row>) {
  const { label, columns, items, view, onSort, selected, onSelect, expanded, onExpand, empty } = props;
  const { sort } = view;
  const [rendered, renderMore] = useRenderedRows(items, view);
  const isSelectable = selected !== undefined;
  const select = (keys: Selection) =>
    onSelect(keys === 'all' ? new Set(items.map(({ id }) => id)) : idsOf(keys));
  return (
    <Table
      aria-label={label}
      className={cx(css.table)}
      {...(sort !== undefined && {
        sortDescriptor: {
          column: sort.column,
          direction: sort.isDescending ? 'descending' : 'ascending',
        },
      })}
      onSortChange={({ column, direction }) =>
        onSort({ column: String(column), isDescending: direction === 'descending' })
      }
      {...(isSelectable && {
        selectionMode: 'multiple',
        selectedKeys: selected,
        onSelectionChange: select,
        disabledBehavior: 'selection',
        disabledKeys: items.flatMap(({ children }) => children.map(({ id }) => id)),
      })}
      {...(expanded !== undefined &&
        columns[0] !== undefined && {
          treeColumn: columns[0].id,
          expandedKeys: expanded,
          onExpandedChange: (keys) => onExpand(idsOf(keys)),
        })}
    >
      <TableHeader className={cx(css.head)}>
        {isSelectable && (
          <Column className={cx(css.tick)}>
            <Checkbox slot="selection" aria-label={t('table.selectPage')} />
          </Column>
        )}
        {columns.map((column, index) => headerCell(column, index === 0))}
      </TableHeader>
      <TableBody className={cx(css.body)} renderEmptyState={() => empty}>
        <Collection items={rendered} dependencies={[columns, isSelectable, expanded]}>
          {(item) => gridRow(item, { columns, isSelectable, expanded })}
        </Collection>
        {rendered.length < items.length && (
          <TableLoadMoreItem onLoadMore={renderMore} scrollOffset={SCROLL_OFFSET} />
        )}
      </TableBody>
    </Table>
  );
}

/** Returns the first rows of the page, and a function that adds more. Another view starts over. */
function useRenderedRows<Row>(items: readonly GridItem<Row>[], view: TableView) {
  const key = JSON.stringify(view);
  const [rendered, setRendered] = useState({ key, count: RENDERED_ROWS });
  const count = rendered.key === key ? rendered.count : RENDERED_ROWS;
  const renderMore = () => setRendered({ key, count: count + RENDERED_ROWS });
  return [count < items.length ? items.slice(0, count) : items, renderMore] as const;
}

function idsOf(keys: Iterable<string | number>): ReadonlySet<string> {
  return new Set([...keys].map(String));
}

function headerCell<Row>(
  { id, header, width, isUnsortable = false, ...column }: DataColumn<Row>,
  isRowHeader: boolean,
) {
  // The style sheet applies it where there is room.
  const style = width === undefined ? {} : ({ '--column': width } as CSSProperties);
  return (
    <Column
      key={id}
      id={id}
      className={cellClass(column)}
      style={style}
      textValue={header}
      allowsSorting={!isUnsortable}
      isRowHeader={isRowHeader}
    >
      {({ sortDirection }) =>
        isUnsortable ? (
          header || <span className="visually-hidden">{t('table.actions')}</span>
        ) : (
          <span className={cx(css.sort)}>
            {header}
            <span className={cx(css.arrow, sortDirection !== undefined && css.sorted)} aria-hidden="true">
              {sortDirection === 'descending' ? <ArrowDown /> : <ArrowUp />}
            </span>
          </span>
        )
      }
    </Column>
  );
}

function cellClass<Row>({ align, hideBelow }: Pick<DataColumn<Row>, 'align' | 'hideBelow'>): string {
  return cx(align === 'end' && css.end, hideBelow !== undefined && css[`below-${hideBelow}`]) ?? '';
}

interface RowOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly isSelectable: boolean;
  readonly expanded: ReadonlySet<string> | undefined;
  readonly isNested?: boolean;
}

function gridRow<Row>({ id, name, row, children }: GridItem<Row>, options: RowOptions<Row>) {
  const { columns, isSelectable, expanded, isNested = false } = options;
  return (
    <GridRow
      key={id}
      id={id}
      textValue={name}
      hasChildItems={children.length > 0}
      // While no row is selected, clicks open a row instead of selecting it.
      {...(isSelectable && { onAction: openRow })}
    >
      {isSelectable && <Cell className={cx(css.tick)}>{!isNested && <Checkbox slot="selection" />}</Cell>}
      {columns.map((column, index) => (
        <Cell key={column.id} className={cellClass(column)}>
          {index === 0 && expanded !== undefined ? (
            <span className={cx(css.first)}>
              {children.length > 0 ? (
                <Button slot="chevron" className={cx(css.expander)}>
                  <ChevronRight aria-hidden="true" />
                </Button>
              ) : (
                <span className={cx(css.expander)} />
              )}
              {content(column, row)}
            </span>
          ) : (
            content(column, row)
          )}
        </Cell>
      ))}
      {/* Nested rows of collapsed rows are left out: the library would process all of them. */}
      {expanded?.has(id) === true && (
        <Collection items={children}>{(child) => gridRow(child, { ...options, isNested: true })}</Collection>
      )}
    </GridRow>
  );
}

function openRow(): void {
  // The frame of the table does it, with the keys of the click.
}

function content<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  return column.render === undefined ? column.value(row) : column.render(row);
}

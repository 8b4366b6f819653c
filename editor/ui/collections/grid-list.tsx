import type { ReactNode } from 'react';
import { GridList as AriaGridList, Checkbox, GridListItem, type Selection } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './grid-list.module.css';

export interface GridListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly layout: 'grid' | 'stack';
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Called on Enter or click. */
  readonly onOpen: (id: string) => void;
  readonly empty: ReactNode;
}

/** Items in a grid: arrow keys move, Enter opens, Space selects. */
export function GridList<Item extends object>(props: GridListProps<Item>) {
  const { label, items, idOf, nameOf, render, layout, selected, onSelect, onOpen, empty } = props;
  const select = (keys: Selection) =>
    onSelect(keys === 'all' ? new Set(items.map(idOf)) : new Set([...keys].map(String)));
  return (
    <AriaGridList
      aria-label={label}
      layout={layout}
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={selected}
      onSelectionChange={select}
      onAction={(key) => onOpen(String(key))}
      className={cx(layout === 'grid' ? css.grid : css.stack)}
      renderEmptyState={() => empty}
    >
      {items.map((item) => (
        <GridListItem key={idOf(item)} id={idOf(item)} textValue={nameOf(item)} className={cx(css.item)}>
          <Checkbox
            slot="selection"
            className={cx(css.check)}
            aria-label={t('kit.select', { name: nameOf(item) })}
          >
            <span className={cx(css.box)} aria-hidden="true">
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2.5 6.5 5 9l4.5-6" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </span>
          </Checkbox>
          {render(item)}
        </GridListItem>
      ))}
    </AriaGridList>
  );
}

import { memo, type ReactNode, useCallback, useMemo } from 'react';
import {
  GridList as AriaGridList,
  Checkbox,
  GridLayout,
  GridListItem,
  ListLayout,
  SelectableCollectionContext,
  type Selection,
  Size,
  Virtualizer,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { useMedia } from '../dom/use-media.ts';
import { t } from '../strings/ui-strings.ts';
import css from './grid-list.module.css';

export interface GridListProps<Item> {
  readonly label: string;
  /** Items that are the same objects as before are not read again. */
  readonly items: readonly Item[];
  /** Leaves out the other items, at a lower price than by different `items`. Must be stable. */
  readonly isShown?: ((item: Item) => boolean) | undefined;
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** Must be stable. */
  readonly render: (item: Item) => ReactNode;
  readonly layout: 'grid' | 'stack';
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Called on Enter or click. */
  readonly onOpen: (id: string) => void;
  readonly empty: ReactNode;
}

/**
 * Items in a grid: arrow keys move, Enter opens, Space selects. Only the items near the visible part of the page are in the document.
 */
export const GridList = memo(VirtualGridList) as typeof VirtualGridList;

function VirtualGridList<Item extends object>(props: GridListProps<Item>) {
  const { label, items, isShown, idOf, nameOf, render, layout, selected, onSelect, onOpen, empty } = props;
  const isPhone = useMedia('(width < 640px)');
  const select = (keys: Selection) =>
    onSelect(
      keys === 'all' ? new Set(items.filter(isShown ?? isAny).map(idOf)) : new Set([...keys].map(String)),
    );
  const filter = useMemo(
    () => ({
      ...(isShown !== undefined && {
        filter: (_text: string, { value }: { readonly value: unknown }) => isShown(value as Item),
      }),
    }),
    [isShown],
  );
  const content = useCallback(
    (item: Item) => (
      <GridListItem id={idOf(item)} textValue={nameOf(item)} className={cx(css.item)}>
        <ItemContent item={item} nameOf={nameOf} render={render} />
      </GridListItem>
    ),
    [idOf, nameOf, render],
  );
  const list = (
    <SelectableCollectionContext.Provider value={filter}>
      <AriaGridList
        aria-label={label}
        layout={layout}
        items={items}
        dependencies={[content]}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={selected}
        onSelectionChange={select}
        onAction={(key) => onOpen(String(key))}
        className={cx(layout === 'grid' ? css.grid : css.stack)}
        renderEmptyState={() => empty}
      >
        {content}
      </AriaGridList>
    </SelectableCollectionContext.Provider>
  );
  // The keys, because the layouts use different hooks.
  return layout === 'grid' ? (
    <Virtualizer key="grid" layout={GridLayout} layoutOptions={isPhone ? SMALL_TILES : TILES}>
      {list}
    </Virtualizer>
  ) : (
    <Virtualizer key="stack" layout={ListLayout} layoutOptions={ROWS}>
      {list}
    </Virtualizer>
  );
}

/** Sizes in pixels. A square image with two lines of text; what is rendered is measured. */
const TILES = { minItemSize: new Size(148, 188), minSpace: new Size(12, 12) };
const SMALL_TILES = { minItemSize: new Size(104, 144), minSpace: new Size(8, 8) };
const ROWS = { estimatedRowSize: 46 };

function isAny(): boolean {
  return true;
}

interface ItemContentProps<Item> extends Pick<GridListProps<Item>, 'nameOf' | 'render'> {
  readonly item: Item;
}

function ItemContent<Item>({ item, nameOf, render }: ItemContentProps<Item>) {
  return (
    <>
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
    </>
  );
}

import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './card-list.module.css';

export interface CardListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  /** What a card opens. */
  readonly hrefOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly size: 'small' | 'large';
  readonly empty: ReactNode;
}

/** Items of one page as cards: one tab stop, arrow keys move, Enter opens. */
export function CardList<Item extends object>(props: CardListProps<Item>) {
  const { label, items, idOf, nameOf, hrefOf, render, size, empty } = props;
  return (
    <GridList
      aria-label={label}
      layout="grid"
      items={items}
      dependencies={[render]}
      className={cx(css.list, css[size])}
      renderEmptyState={() => empty}
    >
      {(item: Item) => (
        <GridListItem id={idOf(item)} textValue={nameOf(item)} href={hrefOf(item)} className={cx(css.card)}>
          {render(item)}
        </GridListItem>
      )}
    </GridList>
  );
}

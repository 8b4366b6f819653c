import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './item-list.module.css';

export interface ListedItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Below the title. */
  readonly note?: ReactNode;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  /** Link of the whole row. */
  readonly href?: string;
}

/** Rows of a card. */
export function ItemList({
  items,
  isFlush = false,
}: {
  readonly items: readonly ListedItem[];
  /** Outside of a card: rows align with the surrounding text. */
  readonly isFlush?: boolean;
}) {
  return (
    <ul className={cx(css.list, isFlush && css.flush)}>
      {items.map((item) => (
        <li key={item.id} className={cx(css.entry)}>
          {item.href === undefined ? (
            <div className={cx(css.line)}>{inside(item)}</div>
          ) : (
            <Link href={item.href} className={cx(css.line, css.link)}>
              {inside(item)}
              <span className={cx(css.arrow)}>
                <ChevronRight aria-hidden="true" />
              </span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function inside({ title, note, leading, trailing }: ListedItem): ReactNode {
  return (
    <>
      {leading}
      <span className={cx(css.texts)}>
        <span className={cx(css.title)}>{title}</span>
        {note !== undefined && <span className={cx(css.note)}>{note}</span>}
      </span>
      {trailing !== undefined && <span className={cx(css.trailing)}>{trailing}</span>}
    </>
  );
}

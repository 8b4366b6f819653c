import { type ReactNode, useId } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './card.module.css';

export interface CardProps {
  readonly title: string;
  /** A URL with this hash leads to the card, which can have the focus then. */
  readonly id?: string;
  /** Visually hides the title where the screen's heading says the same. */
  readonly isTitleHidden?: boolean;
  /** Next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Content without padding: lists, tables. */
  readonly isFlush?: boolean;
}

/** A titled group of content. Cards are never nested. */
export function Card({ title, id, isTitleHidden = false, actions, children, isFlush = false }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={cx(css.card)}
      aria-labelledby={titleId}
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <header className={cx(css.header, isTitleHidden && 'visually-hidden')}>
        <h2 id={titleId} className={cx(css.title)}>
          {title}
        </h2>
        {actions}
      </header>
      <div className={cx(css.inside, isFlush && css.flush)}>{children}</div>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './card.module.css';

export interface CardProps {
  readonly title: string;
  /** Where the heading of the screen says the same: it is read out, and not seen. */
  readonly isTitleHidden?: boolean;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** What is inside goes to its edges: lists, tables. */
  readonly isFlush?: boolean;
}

/** Things that belong together, under a title. Cards never stand in cards. */
export function Card({ title, isTitleHidden = false, actions, children, isFlush = false }: CardProps) {
  const id = useId();
  return (
    <section className={cx(css.card)} aria-labelledby={id}>
      <header className={cx(css.header, isTitleHidden && css.isHidden)}>
        <h2 id={id} className={cx(css.title)}>
          {title}
        </h2>
        {actions}
      </header>
      <div className={cx(css.inside, isFlush && css.flush)}>{children}</div>
    </section>
  );
}

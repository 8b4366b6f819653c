import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './description-list.module.css';

export interface DescriptionItem {
  /** Needed when two entries have the same name. */
  readonly id?: string;
  readonly name: string;
  readonly value: ReactNode;
  /** The total of the others. */
  readonly isSum?: boolean;
}

/** Names and values in rows, with tabular figures. */
export function DescriptionList({
  items,
  isSummary = false,
}: {
  readonly items: readonly DescriptionItem[];
  readonly isSummary?: boolean;
}) {
  return (
    <dl className={cx(css.facts, isSummary && css.summary)}>
      {items.map(({ id, name, value, isSum = false }) => (
        <div key={id ?? name} className={cx(css.fact, isSum && css.sum)}>
          <dt className={cx(css.name)}>{name}</dt>
          <dd className={cx(css.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

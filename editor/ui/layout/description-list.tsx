import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './description-list.module.css';

export interface Fact {
  /** Where two may have the same name. */
  readonly id?: string;
  readonly name: string;
  readonly value: ReactNode;
  /** The sum of the others. */
  readonly isSum?: boolean;
}

/** Names and values, line by line; figures stand below each other. */
export function Facts({
  facts,
  isLedger = false,
}: {
  readonly facts: readonly Fact[];
  readonly isLedger?: boolean;
}) {
  return (
    <dl className={cx(css.facts, isLedger && css.ledger)}>
      {facts.map(({ id, name, value, isSum = false }) => (
        <div key={id ?? name} className={cx(css.fact, isSum && css.sum)}>
          <dt className={cx(css.name)}>{name}</dt>
          <dd className={cx(css.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

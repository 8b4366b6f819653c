import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './status-pill.module.css';
import type { Tone } from './tone.ts';

export interface StatusPillProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

export function StatusPill({ tone, children }: StatusPillProps) {
  return (
    <span className={cx(css.pill, css[tone])}>
      <span className={cx(css.dot)} aria-hidden="true" />
      <span className={cx(css.text)}>{children}</span>
    </span>
  );
}

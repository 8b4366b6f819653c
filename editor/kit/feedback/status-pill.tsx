import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './status-pill.module.css';

/** What a colour says; the shape of its dot says it too. */
export type Tone = 'ok' | 'warn' | 'bad' | 'plan' | 'draft' | 'private' | 'deprecated' | 'quiet';

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

import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './notice.module.css';

export interface NoticeProps {
  readonly tone?: 'quiet' | 'warn' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A notice about the content below. Bad news is announced immediately. */
export function NoticeBar({ tone = 'quiet', children, action }: NoticeProps) {
  return (
    <div className={cx(css.notice, css[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={cx(css.text)}>{children}</div>
      {action}
    </div>
  );
}

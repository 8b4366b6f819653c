import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './columns.module.css';

export interface ColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** A wide and a narrow column, stacked on small screens. */
export function Columns({ main, side }: ColumnsProps) {
  return (
    <div className={cx(css.columns)}>
      <div className={cx(css.column)}>{main}</div>
      <div className={cx(css.column)}>{side}</div>
    </div>
  );
}

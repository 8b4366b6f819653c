import type { ReactNode } from 'react';
import { cx } from '../dom/class-names.ts';
import css from './phone-note.module.css';

/** A second line of a cell: what the columns show that phones have no room for. */
export function PhoneNote({ children }: { readonly children: ReactNode }) {
  return <span className={cx(css.note)}>{children}</span>;
}

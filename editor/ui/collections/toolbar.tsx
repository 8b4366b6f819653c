import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Floats above what it works on. */
  readonly isFloating?: boolean;
}

/** Buttons that belong together: one stop of Tab, arrows inside. */
export function Toolbar({ label, children, isFloating = false }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={cx(css.toolbar, isFloating && css.floating)}>
      {children}
    </AriaToolbar>
  );
}

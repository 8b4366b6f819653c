import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Floats above its target. */
  readonly isFloating?: boolean;
}

/** A group of buttons: one Tab stop, arrow keys inside. */
export function Toolbar({ label, children, isFloating = false }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={cx(css.toolbar, isFloating && css.floating)}>
      {children}
    </AriaToolbar>
  );
}

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Keyboard, TooltipTrigger } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** Shortcut. */
  readonly keys?: string;
  /** A button or link with an accessible name. */
  readonly children: ReactElement;
}

/** Shows the name of an icon on hover and focus; never the only place of the name. */
export function Tooltip({ text, keys, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip offset={6} className={cx(css.tooltip)}>
        {text}
        {keys !== undefined && <Keyboard className={cx(css.keys)}>{keys}</Keyboard>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

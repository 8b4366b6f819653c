import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Keyboard, TooltipTrigger } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** A button or a link; it must have a name of its own. */
  readonly children: ReactElement;
}

/** Says again, on hover and focus, what an icon is called; never the only place where it stands. */
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

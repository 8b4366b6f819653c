import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './button.module.css';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Shown in the tooltip. */
  readonly keys?: string;
  readonly icon: ReactNode;
  readonly isSmall?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, keys, icon, isSmall = false, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} {...(keys !== undefined && { keys })}>
      <AriaButton {...rest} aria-label={label} className={cx(css.icon, isSmall && css.small)}>
        {icon}
      </AriaButton>
    </Tooltip>
  );
}

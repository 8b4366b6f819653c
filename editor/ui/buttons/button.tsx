import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './button.module.css';

/** Primary is ink, once per screen; danger is text, and filled only in a confirmation. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A pending button keeps the focus and does nothing. Does not use the library's `isPending`, which announces the
 * button through an image named by it; the name is gone when the button is removed with its dialog.
 */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', isSmall = false, icon, isPending = false, ...rest } = props;
  const { onPress: _, type: __, ...inert } = rest;
  return (
    <AriaButton
      {...(isPending ? { ...inert, 'aria-disabled': true, 'data-pending': true } : rest)}
      className={cx(css.button, css[variant], isSmall && css.small)}
    >
      {isPending ? <span className={cx(css.pending)} aria-hidden="true" /> : icon}
      {children}
    </AriaButton>
  );
}

/** Styles a link as a button: `className={buttonClass('primary')}`. */
export function buttonClass(variant: ButtonVariant = 'secondary', isSmall = false): string {
  return cx(css.button, css[variant], isSmall && css.small);
}

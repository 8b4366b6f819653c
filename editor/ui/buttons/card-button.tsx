import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './card-button.module.css';

export interface CardButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Keeps the focus, so that its description can be read. */
  readonly isDisabled?: boolean;
  /** Id of the element that describes it, such as why it is disabled. */
  readonly describedBy?: string | undefined;
}

/** The name of a card, as a button that covers the whole card. The card must be positioned. */
export function CardButton({ children, onPress, isDisabled = false, describedBy }: CardButtonProps) {
  return (
    <Button
      className={cx(css.button)}
      onPress={() => {
        if (!isDisabled) onPress();
      }}
      {...(isDisabled && { 'aria-disabled': true })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      {children}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './card-button.module.css';

export interface CardButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
}

/** The name of a card, as a button that covers the whole card. The card must be positioned. */
export function CardButton({ children, onPress, isDisabled = false }: CardButtonProps) {
  return (
    <Button className={cx(css.button)} onPress={onPress} isDisabled={isDisabled}>
      {children}
    </Button>
  );
}

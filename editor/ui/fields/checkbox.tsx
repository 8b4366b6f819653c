import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './choice.module.css';

export interface CheckboxProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** Visible label; use `aria-label` where there is no room. */
  readonly children?: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={cx(css.choice)}>
      {({ isIndeterminate }) => (
        <>
          <span className={cx(css.box)} aria-hidden="true">
            {isIndeterminate ? <Minus /> : <Check />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}

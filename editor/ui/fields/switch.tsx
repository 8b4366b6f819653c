import type { ReactNode } from 'react';
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './choice.module.css';

export interface SwitchProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly children?: ReactNode;
}

/** A switch with an immediate effect. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={cx(css.choice)}>
      <span className={cx(css.track)} aria-hidden="true">
        <span className={cx(css.thumb)} />
      </span>
      {children}
    </AriaSwitch>
  );
}

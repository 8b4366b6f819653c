import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { type ButtonVariant, buttonClass } from './button.tsx';
import css from './link.module.css';

export interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens in a new tab. */
  readonly isExternal?: boolean;
}

const EXTERNAL = { target: '_blank', rel: 'noopener' } as const;

/** A text link; links within the dashboard do not reload the page. */
export function Link({ href, children, isExternal = false }: LinkProps) {
  return (
    <AriaLink href={href} className={cx(css.link)} {...(isExternal && EXTERNAL)}>
      {children}
    </AriaLink>
  );
}

export interface LinkButtonProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly isSmall?: boolean;
  readonly icon?: ReactNode;
}

/** A link styled as a button. */
export function LinkButton({ href, children, isExternal = false, variant, isSmall, icon }: LinkButtonProps) {
  return (
    <AriaLink href={href} className={buttonClass(variant, isSmall)} {...(isExternal && EXTERNAL)}>
      {icon}
      {children}
    </AriaLink>
  );
}

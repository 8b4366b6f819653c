import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './message.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** What it is about, as a picture of a line or two. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** The one button that does something about it. */
  readonly action?: ReactNode;
}

/** Nothing there yet: one sentence, one button. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className={cx(css.message)}>
      {icon !== undefined && (
        <span className={cx(css.icon)} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={cx(css.title)}>{title}</p>
      {children !== undefined && <p className={cx(css.text)}>{children}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** What failed, in the words of the specification. */
  readonly title: string;
  /** What to do about it, or why. */
  readonly children?: ReactNode;
  /** Loads again. */
  readonly onRetry?: () => void;
}

/** Something did not come: said where it would have been, with a button that tries again (R-SHELL-MSG-11). */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div className={cx(css.message)} role="alert">
      <p className={cx(css.title)}>{title}</p>
      {children !== undefined && <p className={cx(css.text)}>{children}</p>}
      {onRetry !== undefined && <Button onPress={onRetry}>{t('error.tryAgain')}</Button>}
    </div>
  );
}

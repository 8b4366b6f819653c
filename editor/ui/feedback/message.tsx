import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './message.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** An icon. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** The primary action. */
  readonly action?: ReactNode;
  /** In a card of its own, where no table or panel is around it. */
  readonly isCard?: boolean;
}

/** Empty state: one sentence and one button. */
export function EmptyState({ title, icon, children, action, isCard = false }: EmptyStateProps) {
  return (
    <div className={cx(css.message, isCard && css.card)}>
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
  /** The error message, in the words of the specification. */
  readonly title: string;
  /** Cause or next step. */
  readonly children?: ReactNode;
  /** Retries. */
  readonly onRetry?: () => void;
}

/** An error in place of content that failed to load, with a retry button (R-SHELL-MSG-11). */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div className={cx(css.message)} role="alert">
      <p className={cx(css.title)}>{title}</p>
      {children !== undefined && <p className={cx(css.text)}>{children}</p>}
      {onRetry !== undefined && <Button onPress={onRetry}>{t('error.tryAgain')}</Button>}
    </div>
  );
}

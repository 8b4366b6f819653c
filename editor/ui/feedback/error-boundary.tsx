import { Component, type ReactNode } from 'react';
import { t } from '../strings/ui-strings.ts';
import { ErrorState } from './message.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Resets the boundary when it changes, such as for another screen. */
  readonly resetKey?: string;
  readonly onError: (error: unknown) => void;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Contains the failure of one part; documents are not affected (editor 1.3, row 9). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ErrorState title={t('error.generic')} onRetry={() => this.setState({ error: undefined })}>
        {t('error.genericHelp')}
      </ErrorState>
    );
  }
}

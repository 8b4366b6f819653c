import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Skeleton, type SkeletonProps } from '../../ui/feedback/skeleton.tsx';
import { ApiFailure } from '../api/api-failure.ts';
import { t } from '../strings/core-strings.ts';
import { failureText } from './failure-text.ts';

export interface QueryContentProps<Data> {
  readonly from: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => void;
  };
  readonly skeleton?: SkeletonProps;
  /** The error message, in the words of the specification. */
  readonly failed?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Content loaded from the server: a skeleton while loading, an error with a retry button, then the content. Earlier
 * content stays when a refetch fails (R-SHELL-MSG-11).
 */
export function QueryContent<Data>({
  from,
  skeleton = {},
  failed = t('error.panel'),
  children,
}: QueryContentProps<Data>) {
  const { data, error, refetch } = from;
  if (data === undefined && error !== null && error !== undefined) {
    return (
      <ErrorState title={hasFailed(error) ? t('error.network') : failed} onRetry={refetch}>
        {hasFailed(error) ? t('error.networkHelp') : failureText(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton {...skeleton} />;
  return (
    <>
      <StaleNotice from={from} />
      {children(data)}
    </>
  );
}

/** Whether the last fetch failed, so that the content is stale or missing. */
export function StaleNotice({
  from: { error, refetch },
  failed,
}: Pick<QueryContentProps<unknown>, 'from' | 'failed'>) {
  if (error === null || error === undefined) return null;
  return (
    <NoticeBar
      tone="warn"
      action={
        <Button variant="quiet" isSmall onPress={refetch}>
          {t('error.tryAgain')}
        </Button>
      }
    >
      {failed !== undefined && !hasFailed(error) ? failed : failureText(error)}
    </NoticeBar>
  );
}

function hasFailed(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'network';
}

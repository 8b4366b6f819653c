import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Skeleton, type SkeletonProps } from '../../ui/feedback/skeleton.tsx';
import { ApiFailure } from '../api/api-failure.ts';
import { t } from '../strings/core-strings.ts';
import { failureText } from './failure-text.ts';

export interface FetchedProps<Data> {
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
export function Fetched<Data>({
  from,
  skeleton = {},
  failed = t('error.panel'),
  children,
}: FetchedProps<Data>) {
  const { data, error, refetch } = from;
  if (data === undefined && error !== null && error !== undefined) {
    return (
      <ErrorState title={isAway(error) ? t('error.network') : failed} onRetry={refetch}>
        {isAway(error) ? t('error.networkHelp') : failureText(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton {...skeleton} />;
  return (
    <>
      <OldNotice from={from} />
      {children(data)}
    </>
  );
}

/** Whether the last fetch failed, so that the content is stale or missing. */
export function OldNotice({ from: { error, refetch } }: Pick<FetchedProps<unknown>, 'from'>) {
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
      {failureText(error)}
    </NoticeBar>
  );
}

function isAway(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'network';
}

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
  /** What could not be loaded, in the words of the specification. */
  readonly failed?: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Something of the server: its place while it comes, a sentence with a button when it does not come, and then the thing
 * itself. What was shown before stays when a newer answer fails (R-SHELL-MSG-11).
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

/** A newer answer did not come: what is shown is old, or not there. */
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

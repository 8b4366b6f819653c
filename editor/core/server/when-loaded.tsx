import { type ReactNode, useState } from 'react';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import type { SkeletonProps } from '../../ui/feedback/skeleton.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { type NeededDocuments, useLoaded } from '../hooks/use-loaded.ts';
import { t } from '../strings/core-strings.ts';
import { QueryContent } from './query-content.tsx';

export interface WhenLoadedProps {
  /** The documents that the content reads in full. */
  readonly docs: NeededDocuments;
  readonly skeleton?: SkeletonProps;
  readonly children: ReactNode;
}

/** Content that needs documents in full: loads them first, with their progress when all are loaded. */
export function WhenLoaded({ docs, skeleton, children }: WhenLoadedProps) {
  const { isLoaded, error, retry } = useLoaded(docs);
  if (isLoaded) return children;
  if (docs === 'all' && error === undefined) return <LoadProgress />;
  return (
    <QueryContent
      from={{ data: undefined, error, refetch: retry }}
      {...(skeleton !== undefined && { skeleton })}
    >
      {() => null}
    </QueryContent>
  );
}

function LoadProgress() {
  const remaining = useOpState(({ summarized }) => summarized.size);
  const [total] = useState(remaining);
  return (
    <ProgressBar label={t('load.content')} value={total === 0 ? 1 : Math.max(0, 1 - remaining / total)} />
  );
}

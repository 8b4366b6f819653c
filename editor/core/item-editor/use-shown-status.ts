import { useEffect, useReducer } from 'react';
import { isPublished, type Status } from '../../../compiler/model/index.ts';
import { useEditor } from '../hooks/editor-context.tsx';

/** The status of a page or item, and its publish date. */
export interface DatedStatus {
  readonly status: Status;
  readonly publishOn: number | undefined;
}

/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Returns the status to show: what was scheduled is published once its time has come, also while it is shown. */
export function useShownStatus({ status, publishOn }: DatedStatus): Status {
  const { now } = useEditor();
  const [updates, update] = useReducer((count: number) => count + 1, 0);
  const isDue = isPublished({ status, publishOn }, { now: now(), drafts: false });
  const dueOn = status === 'Scheduled' && !isDue ? publishOn : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an update sets the timer again after the longest delay
  useEffect(() => {
    if (dueOn === undefined) return;
    const timer = setTimeout(update, Math.min(Math.max(0, dueOn - now()), MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [dueOn, now, updates]);
  return status === 'Scheduled' && isDue ? 'Published' : status;
}

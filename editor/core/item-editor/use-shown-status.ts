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
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isDue = isPublished({ status, publishOn }, { now: now(), drafts: false });
  const dueOn = status === 'Scheduled' && !isDue ? publishOn : undefined;
  useEffect(() => {
    if (dueOn === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const remaining = dueOn - now();
      timer = remaining > 0 ? setTimeout(wait, Math.min(remaining, MAX_DELAY_MS)) : setTimeout(update);
    };
    wait();
    return () => clearTimeout(timer);
  }, [dueOn, now]);
  return status === 'Scheduled' && isDue ? 'Published' : status;
}

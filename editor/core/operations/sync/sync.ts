import type { DocKey } from '../../../../compiler/model/index.ts';
import { createBodyLoader } from '../state/body-loader.ts';
import type { OpState } from '../state/op-state.ts';
import { sendable } from '../state/outbox.ts';
import type { ChangedRevs } from '../state/ports.ts';
import { createNotices } from './notices.ts';
import { pullRemote } from './pull-remote.ts';
import { sendAll } from './send-all.ts';
import type { SyncOptions } from './sync-options.ts';

/** Delay after the last change before it is sent. */
const SAVE_AFTER_MS = 400;
/** Maximum delay while more changes follow (typing). */
const SAVE_AT_LATEST_MS = 2000;
/** Retry delays while offline. */
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

/** Autosave of a store (editor 3.3). */
export interface Sync {
  /** Sends what is ready now; resolves when nothing is in flight. */
  flush(options?: { readonly isLast: boolean }): Promise<void>;
  /** Resumes after the network is back, the user has signed in, or 'Try again' was pressed. */
  resume(): Promise<void>;
  /** Applies remote changes of these documents, or of all documents without keys. */
  refresh(keys?: readonly DocKey[]): Promise<void>;
  /**
   * Loads documents of which only the summary is loaded, or all of them. Rejects when the server cannot be reached.
   * Loading all does not delay other requests.
   */
  load(keys: readonly DocKey[] | 'all'): Promise<void>;
  /** Applies remote changes of the documents that are older here than these revisions. */
  notice(revs: ChangedRevs): Promise<void>;
  stop(): void;
}

export function startSync(options: SyncOptions): Sync {
  const { states, clock, peers } = options;
  /** Serializes requests. */
  let queue: Promise<void> = Promise.resolve();
  let cancelTimer: (() => void) | undefined;
  let waitingSince: number | undefined;
  let attempts = 0;

  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job, job);
    return queue;
  };
  const schedule = (milliseconds: number) => {
    cancelTimer?.();
    cancelTimer = clock.after(milliseconds, () => void flush());
  };
  const flush = ({ isLast } = { isLast: false }) => {
    cancelTimer?.();
    waitingSince = undefined;
    return enqueue(async () => {
      await sendAll(options, isLast);
      await notices.apply();
      const syncError = states.getState().syncError?.kind;
      attempts = syncError === 'offline' ? attempts + 1 : 0;
      if (syncError === 'offline') schedule(RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0);
    });
  };
  const notices = createNotices(options);
  const refresh = (keys?: readonly DocKey[]) => enqueue(async () => void (await pullRemote(options, keys)));
  const notice = (revs: ChangedRevs) => {
    notices.add(revs);
    return enqueue(notices.apply);
  };
  const onChange = (after: OpState, before: OpState) => {
    const isNew =
      after.pending !== before.pending || after.staged !== before.staged || after.saved !== before.saved;
    const isPaused = after.syncError?.kind === 'signed-out' || after.syncError?.kind === 'offline';
    if (!isNew || isPaused || after.sending !== before.sending || sendable(after).length === 0) return;
    const now = clock.now();
    waitingSince ??= now;
    schedule(Math.min(SAVE_AFTER_MS, Math.max(waitingSince + SAVE_AT_LATEST_MS - now, 0)));
  };
  const unsubscribe = states.subscribe(onChange);
  const unlisten = peers?.listen((revs) => void notice(revs));
  if (sendable(states.getState()).length > 0) schedule(0);
  return {
    flush,
    refresh,
    load: createBodyLoader({ states, read: options.documents.read }),
    notice,
    resume: () => {
      states.setState({ syncError: undefined, rejections: new Map() });
      return flush();
    },
    stop: () => {
      cancelTimer?.();
      unsubscribe();
      unlisten?.();
    },
  };
}

import type { StoreApi } from 'zustand/vanilla';
import type { Doc, DocKey, Transaction } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import { applyRemote, type RemoteDocument } from '../state/apply-remote.ts';
import type { OpState, SyncError } from '../state/op-state.ts';
import { acknowledge, markForRetry, markSent, nextToSend, sendable, squash } from '../state/outbox.ts';
import type { Clock, Documents, Peers, SendOutcome } from '../state/ports.ts';

/** Delay after the last change before it is sent. */
const SAVE_AFTER_MS = 400;
/** Maximum delay while more changes follow (typing). */
const SAVE_AT_LATEST_MS = 2000;
/** Retry delays while offline. */
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];
/**
 * Maximum number of consecutive conflicts before saving stops, when another user writes faster than we can reload.
 */
const MAX_CONFLICTS = 5;

/** Autosave of a store (editor 3.3). */
export interface Sync {
  /** Sends what is ready now; resolves when nothing is in flight. */
  flush(options?: { readonly isLast: boolean }): Promise<void>;
  /** Resumes after the network is back, the user has signed in, or 'Try again' was pressed. */
  resume(): Promise<void>;
  /** Applies remote changes of these documents, or of all documents without keys. */
  refresh(keys?: readonly DocKey[]): Promise<void>;
  stop(): void;
}

export interface SyncOptions {
  readonly states: StoreApi<OpState>;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly peers?: Peers;
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
      const syncError = states.getState().syncError?.kind;
      attempts = syncError === 'offline' ? attempts + 1 : 0;
      if (syncError === 'offline') schedule(RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1] ?? 0);
    });
  };
  const refresh = (keys?: readonly DocKey[]) => enqueue(() => pullRemote(options, keys));
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
  const unlisten = peers?.listen((keys) => void refresh(keys));
  if (sendable(states.getState()).length > 0) schedule(0);
  return {
    flush,
    refresh,
    resume: () => {
      states.setState({ syncError: undefined });
      return flush();
    },
    stop: () => {
      cancelTimer?.();
      unsubscribe();
      unlisten?.();
    },
  };
}

/**
 * Sends the ready transactions one after the other. Changes made in between have their own delay, so that typing does
 * not send every character.
 */
async function sendAll(options: SyncOptions, isLast: boolean): Promise<void> {
  const { states, documents, newId } = options;
  // Send rejected changes together with those that may correct them.
  if (states.getState().syncError?.kind === 'failed') states.setState((state) => squash(state, newId()));
  let remaining = sendable(states.getState()).length;
  let conflicts = 0;
  while (remaining > 0 && states.getState().syncError?.kind !== 'signed-out') {
    const next = nextToSend(states.getState());
    if (next === undefined) return;
    states.setState(markSent(states.getState(), next));
    const outgoing = states.getState().pending.find(({ id }) => id === next.id) ?? next;
    const outcome = await documents
      .send(outgoing, { isLast })
      .catch((): SendOutcome => ({ kind: 'offline' }));
    const canContinue = await handleResponse(options, outgoing, outcome);
    conflicts += outcome.kind === 'conflict' ? 1 : 0;
    if (!canContinue) return;
    if (conflicts >= MAX_CONFLICTS) return states.setState({ syncError: { kind: 'failed', message: '' } });
    remaining = outcome.kind === 'conflict' ? sendable(states.getState()).length : remaining - 1;
  }
}

/** Handles the server's response. Returns whether to send the next transaction. */
async function handleResponse(
  options: SyncOptions,
  sent: Transaction,
  outcome: SendOutcome,
): Promise<boolean> {
  const { states, newId, peers } = options;
  switch (outcome.kind) {
    case 'accepted':
      states.setState((state) => acknowledge(state, sent.id, outcome.revs));
      peers?.notify([...docsOf(sent.ops)]);
      return true;
    case 'conflict':
      states.setState((state) => squash(state, newId()));
      return reload(options, [...docsOf(sent.ops)]);
    case 'rejected':
      states.setState((state) => ({
        ...squash(state, newId()),
        syncError: { kind: 'failed', message: outcome.message },
      }));
      return false;
    default: {
      const syncError: SyncError = { kind: outcome.kind };
      states.setState((state) => ({ ...markForRetry(state), syncError }));
      return false;
    }
  }
}

async function reload({ states, documents, clock, newId }: SyncOptions, keys: readonly DocKey[]) {
  try {
    const updates = await Promise.all(keys.map(async (key) => ({ key, doc: await documents.load(key) })));
    states.setState((state) =>
      applyRemote(state, changedSince(state, updates), { id: newId(), t: clock.now() }),
    );
    return true;
  } catch {
    states.setState({ syncError: { kind: 'offline' } });
    return false;
  }
}

function changedSince({ revs }: OpState, updates: readonly RemoteDocument[]): readonly RemoteDocument[] {
  return updates.filter(({ key, doc }) => (doc?.rev ?? 0) !== (revs.get(key) ?? 0));
}

/** Merges remote changes below our unsent ones. Skipped while a sent transaction awaits its response. */
async function pullRemote(options: SyncOptions, keys: readonly DocKey[] | undefined): Promise<void> {
  const { states, documents, clock, newId } = options;
  const updates = await loadRemote(documents, states.getState(), keys).catch(() => []);
  states.setState((state) => {
    if (state.attempted.size > 0 || updates.length === 0) return state;
    return applyRemote(state, changedSince(state, updates), { id: newId(), t: clock.now() });
  });
}

async function loadRemote(
  documents: Documents,
  { revs }: OpState,
  keys: readonly DocKey[] | undefined,
): Promise<readonly RemoteDocument[]> {
  if (keys !== undefined)
    return Promise.all(keys.map(async (key) => ({ key, doc: await documents.load(key) })));
  const docs: readonly Doc[] = await documents.loadAll();
  const present = new Set(docs.map(({ key }) => key));
  const gone = [...revs.keys()].filter((key) => !present.has(key)).map((key) => ({ key, doc: undefined }));
  return [...docs.map((doc) => ({ key: doc.key, doc })), ...gone];
}

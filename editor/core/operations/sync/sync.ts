import type { StoreApi } from 'zustand/vanilla';
import type { Doc, DocKey, Transaction } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import { type Theirs, takeTheirs } from '../state/apply-remote.ts';
import type { OpState, Trouble } from '../state/op-state.ts';
import { accept, gather, leave, nextToSend, sendable, stay } from '../state/outbox.ts';
import type { Clock, Documents, Neighbours, SendOutcome } from '../state/ports.ts';

/** Pause after the last change before it is sent … */
const SAVE_AFTER_MS = 400;
/** … and the longest that a change waits while more of them come (typing). */
const SAVE_AT_LATEST_MS = 2000;
/** Pauses between tries while there is no network. */
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];
/** Conflicts in a row before saving pauses: somebody else is writing faster than we can read. */
const MOST_CONFLICTS = 5;

/** The autosave of a store (editor 3.3). */
export interface Sync {
  /** Sends what is ready now; resolves when nothing is on its way any more. */
  flush(options?: { readonly isLast: boolean }): Promise<void>;
  /** The network is back, somebody has signed in again, or 'Try again' was pressed. */
  resume(): Promise<void>;
  /** Takes over what others have done; without keys, of all documents. */
  refresh(keys?: readonly DocKey[]): Promise<void>;
  stop(): void;
}

export interface SyncOptions {
  readonly states: StoreApi<OpState>;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly neighbours?: Neighbours;
}

export function startSync(options: SyncOptions): Sync {
  const { states, clock, neighbours } = options;
  /** One thing at a time: what is asked meanwhile waits here. */
  let queue: Promise<void> = Promise.resolve();
  let cancelTimer: (() => void) | undefined;
  let waitingSince: number | undefined;
  let tries = 0;

  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job, job);
    return queue;
  };
  const plan = (milliseconds: number) => {
    cancelTimer?.();
    cancelTimer = clock.after(milliseconds, () => void flush());
  };
  const flush = ({ isLast } = { isLast: false }) => {
    cancelTimer?.();
    waitingSince = undefined;
    return enqueue(async () => {
      await sendAll(options, isLast);
      const trouble = states.getState().trouble?.kind;
      tries = trouble === 'offline' ? tries + 1 : 0;
      if (trouble === 'offline') plan(RETRY_MS[Math.min(tries, RETRY_MS.length) - 1] ?? 0);
    });
  };
  const refresh = (keys?: readonly DocKey[]) => enqueue(() => takeOver(options, keys));
  const onChange = (after: OpState, before: OpState) => {
    const isNew =
      after.pending !== before.pending || after.held !== before.held || after.saved !== before.saved;
    const waits = after.trouble?.kind === 'signed-out' || after.trouble?.kind === 'offline';
    if (!isNew || waits || after.sending !== before.sending || sendable(after).length === 0) return;
    const now = clock.now();
    waitingSince ??= now;
    plan(Math.min(SAVE_AFTER_MS, Math.max(waitingSince + SAVE_AT_LATEST_MS - now, 0)));
  };
  const unsubscribe = states.subscribe(onChange);
  const unlisten = neighbours?.listen((keys) => void refresh(keys));
  if (sendable(states.getState()).length > 0) plan(0);
  return {
    flush,
    refresh,
    resume: () => {
      states.setState({ trouble: undefined });
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
 * Sends what is ready, one transaction after the other. What is made meanwhile has its own pause, so that typing does not
 * send every letter.
 */
async function sendAll(options: SyncOptions, isLast: boolean): Promise<void> {
  const { states, documents, newId } = options;
  // What was refused leaves together with what may repair it.
  if (states.getState().trouble?.kind === 'failed') states.setState((state) => gather(state, newId()));
  let left = sendable(states.getState()).length;
  let conflicts = 0;
  while (left > 0 && states.getState().trouble?.kind !== 'signed-out') {
    const next = nextToSend(states.getState());
    if (next === undefined) return;
    states.setState(leave(states.getState(), next));
    const leaving = states.getState().pending.find(({ id }) => id === next.id) ?? next;
    const outcome = await documents.send(leaving, { isLast }).catch((): SendOutcome => ({ kind: 'offline' }));
    const goesOn = await settle(options, leaving, outcome);
    conflicts += outcome.kind === 'conflict' ? 1 : 0;
    if (!goesOn) return;
    if (conflicts >= MOST_CONFLICTS) return states.setState({ trouble: { kind: 'failed', message: '' } });
    left = outcome.kind === 'conflict' ? sendable(states.getState()).length : left - 1;
  }
}

/** Takes the server's answer in; whether to go on with the next transaction. */
async function settle(options: SyncOptions, sent: Transaction, outcome: SendOutcome): Promise<boolean> {
  const { states, newId, neighbours } = options;
  switch (outcome.kind) {
    case 'accepted':
      states.setState((state) => accept(state, sent.id, outcome.revs));
      neighbours?.tell([...docsOf(sent.ops)]);
      return true;
    case 'conflict':
      states.setState((state) => gather(state, newId()));
      return readAgain(options, [...docsOf(sent.ops)]);
    case 'refused':
      states.setState((state) => ({
        ...gather(state, newId()),
        trouble: { kind: 'failed', message: outcome.message },
      }));
      return false;
    default: {
      const trouble: Trouble = { kind: outcome.kind };
      states.setState((state) => ({ ...stay(state), trouble }));
      return false;
    }
  }
}

async function readAgain({ states, documents, clock, newId }: SyncOptions, keys: readonly DocKey[]) {
  try {
    const updates = await Promise.all(keys.map(async (key) => ({ key, doc: await documents.load(key) })));
    states.setState((state) =>
      takeTheirs(state, changedSince(state, updates), { id: newId(), t: clock.now() }),
    );
    return true;
  } catch {
    states.setState({ trouble: { kind: 'offline' } });
    return false;
  }
}

function changedSince({ revs }: OpState, updates: readonly Theirs[]): readonly Theirs[] {
  return updates.filter(({ key, doc }) => (doc?.rev ?? 0) !== (revs.get(key) ?? 0));
}

/** What others did is merged below what we have not sent; what may already be on the server waits for its answer first. */
async function takeOver(options: SyncOptions, keys: readonly DocKey[] | undefined): Promise<void> {
  const { states, documents, clock, newId } = options;
  const updates = await theirsOf(documents, states.getState(), keys).catch(() => []);
  states.setState((state) => {
    if (state.attempted.size > 0 || updates.length === 0) return state;
    return takeTheirs(state, changedSince(state, updates), { id: newId(), t: clock.now() });
  });
}

async function theirsOf(
  documents: Documents,
  { revs }: OpState,
  keys: readonly DocKey[] | undefined,
): Promise<readonly Theirs[]> {
  if (keys !== undefined)
    return Promise.all(keys.map(async (key) => ({ key, doc: await documents.load(key) })));
  const docs: readonly Doc[] = await documents.loadAll();
  const present = new Set(docs.map(({ key }) => key));
  const gone = [...revs.keys()].filter((key) => !present.has(key)).map((key) => ({ key, doc: undefined }));
  return [...docs.map((doc) => ({ key: doc.key, doc })), ...gone];
}

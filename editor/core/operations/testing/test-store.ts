import type { Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { createMemorySite, type MemorySite } from '../../../testing/memory-site.ts';
import type { Change, Command } from '../changes/change.ts';
import { createMemoryJournal, type Journal } from '../journal/journal.ts';
import { type Clock, type Documents, MAX_KEYS_READ } from '../state/ports.ts';
import { type CheckDocument, readFieldErrors } from '../state/rejection.ts';
import { type OpStore, openOpStore } from '../store/op-store.ts';
import { type Sync, startSync } from '../sync/sync.ts';
import { START } from './arbitrary-operations.ts';

/** A clock that only moves when advanced. */
export interface ManualClock extends Clock {
  /** Advances the clock, runs each due timer at its time and awaits its promises. */
  advance(milliseconds: number): Promise<void>;
}

export function createManualClock(start = 1_800_000_000_000): ManualClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => now,
    after: (milliseconds, callback) => {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.callback();
        await flushPromises();
      }
      now = end;
      await flushPromises();
    },
  };
}

/** Runs all pending microtasks. */
export async function flushPromises(): Promise<void> {
  for (let iteration = 0; iteration < 100; iteration++) await Promise.resolve();
}

/** The simulated network between an editor and the server. */
export interface NetworkStub {
  mode: 'online' | 'offline' | 'signed-out' | 'response-lost';
  /** Delays the server's response until this resolves. */
  respondsAfter?: Promise<void>;
}

export function documentsOf(site: MemorySite, network: NetworkStub = { mode: 'online' }): Documents {
  const assertOnline = () => {
    if (network.mode === 'offline') throw new Error('no network');
  };
  return {
    send: async (transaction) => {
      if (network.mode === 'offline') return { kind: 'offline' };
      if (network.mode === 'signed-out') return { kind: 'signed-out' };
      const response = site.commit(structuredClone(transaction));
      if (network.respondsAfter !== undefined) await network.respondsAfter;
      if (network.mode === 'response-lost') return { kind: 'offline' };
      if (response.status === 200) return { kind: 'accepted', revs: response.revs };
      if (response.status === 412) return { kind: 'conflict', revs: response.respond.revs };
      return { kind: 'rejected', message: response.message, errors: readFieldErrors(response.errors) };
    },
    read: async (keys) => {
      assertOnline();
      if (keys.length === 0 || keys.length > MAX_KEYS_READ) throw new Error(`${keys.length} keys`);
      // At most two at a time, like a response that is too large.
      const docs = keys.slice(0, 2).flatMap((key) => site.doc(key) ?? []);
      return { docs, remaining: keys.slice(2) };
    },
    loadAll: async () => {
      assertOnline();
      return site.summaries();
    },
  };
}

export interface TestContext {
  readonly site: MemorySite;
  readonly clock: ManualClock;
}

/** `summarized`: documents that the site sends as summaries. */
export function createTestContext(
  docs: readonly Doc[] = START_DOCS,
  summarized: readonly DocKey[] = [],
): TestContext {
  const clock = createManualClock();
  return { clock, site: createMemorySite({ docs, now: clock.now, checksSchemas: false, summarized }) };
}

export const START_DOCS: readonly Doc[] = [...START].map(([key, body]) => ({
  key,
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body,
}));

export interface Editor {
  readonly store: OpStore;
  readonly sync: Sync;
  readonly network: NetworkStub;
  /** Returns the head body of a document. */
  body(key: DocKey): unknown;
}

export interface EditorOptions {
  readonly name?: string;
  readonly journal?: Journal;
  readonly historySteps?: number;
  readonly check?: CheckDocument;
  readonly beforeRemote?: () => void;
  /** The network at the start. */
  readonly mode?: NetworkStub['mode'];
}

/** Opens an editor of one user on a site. */
export async function openEditor(
  { site, clock }: TestContext,
  {
    name = 'a',
    journal = createMemoryJournal(),
    historySteps,
    check,
    beforeRemote,
    mode = 'online',
  }: EditorOptions = {},
): Promise<Editor> {
  const network: NetworkStub = { mode };
  const documents = documentsOf(site, network);
  let ids = 0;
  const newId = () => `${name}-${clock.now()}-${ids++}`;
  const store = await openOpStore({
    docs: site.summaries(),
    read: documents.read,
    journal,
    clock,
    newId,
    wasAccepted: async (transaction) => {
      const outcome = await documents.send(transaction, { isLast: false });
      return outcome.kind === 'accepted' ? outcome.revs : undefined;
    },
    ...(historySteps !== undefined && { historySteps }),
  });
  const sync = startSync({
    states: store.states,
    documents,
    clock,
    newId,
    ...(check !== undefined && { check }),
    ...(beforeRemote !== undefined && { beforeRemote }),
  });
  return { store, sync, network, body: (key) => store.states.getState().head.get(key) };
}

export function commandOf(...ops: readonly Operation[]): Command {
  return (): Change => ({ label: 'Test', ops });
}

/** Types a text into a field. */
export function typeInto(doc: DocKey, at: string, value: unknown): Command {
  const path = at.split('.');
  return (): Change => ({
    label: `Edit ${at}`,
    key: `${doc}/${at}`,
    ops: [{ doc, at: path, kind: 'set', value }],
  });
}

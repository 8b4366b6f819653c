import type { Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { createMemorySite, type MemorySite } from '../../../testing/memory-site.ts';
import type { Change, Command } from '../changes/change.ts';
import { createMemoryJournal, type Journal } from '../journal/journal.ts';
import type { Clock, Documents } from '../state/ports.ts';
import { type OpStore, openOpStore } from '../store/op-store.ts';
import { type Sync, startSync } from '../sync/sync.ts';
import { START } from './arbitrary-operations.ts';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on; what was to happen in between happens, each at its time, and is waited for. */
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
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

/** Lets everything that waits for promises alone come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}

/** What can go wrong between an editor and the server; tests switch it. */
export interface Line {
  mode: 'good' | 'offline' | 'signed-out' | 'answer-lost';
  /** The server's answer comes after this. */
  answersAfter?: Promise<void>;
}

export function documentsOf(site: MemorySite, line: Line = { mode: 'good' }): Documents {
  const demandLine = () => {
    if (line.mode === 'offline') throw new Error('no network');
  };
  return {
    send: async (transaction) => {
      if (line.mode === 'offline') return { kind: 'offline' };
      if (line.mode === 'signed-out') return { kind: 'signed-out' };
      const answer = site.commit(structuredClone(transaction));
      if (line.answersAfter !== undefined) await line.answersAfter;
      if (line.mode === 'answer-lost') return { kind: 'offline' };
      if (answer.status === 200) return { kind: 'accepted', revs: answer.revs };
      if (answer.status === 412) return { kind: 'conflict', revs: answer.answer.revs };
      return { kind: 'refused', message: answer.message };
    },
    load: async (key) => {
      demandLine();
      return site.doc(key);
    },
    loadAll: async () => {
      demandLine();
      return site.docs();
    },
  };
}

export interface Bench {
  readonly site: MemorySite;
  readonly clock: ManualClock;
}

export function createBench(docs: readonly Doc[] = START_DOCS): Bench {
  const clock = createManualClock();
  return { clock, site: createMemorySite({ docs, now: clock.now, checksSchemas: false }) };
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
  readonly line: Line;
  /** What is in the head at a path. */
  body(key: DocKey): unknown;
}

export interface EditorOptions {
  readonly name?: string;
  readonly journal?: Journal;
  readonly historySteps?: number;
}

/** One person's editor on a site. */
export async function openEditor(
  { site, clock }: Bench,
  { name = 'a', journal = createMemoryJournal(), historySteps }: EditorOptions = {},
): Promise<Editor> {
  const line: Line = { mode: 'good' };
  const documents = documentsOf(site, line);
  let ids = 0;
  const newId = () => `${name}-${clock.now()}-${ids++}`;
  const store = await openOpStore({
    docs: site.docs(),
    journal,
    clock,
    newId,
    wasAccepted: async (transaction) => {
      const outcome = await documents.send(transaction, { isLast: false });
      return outcome.kind === 'accepted' ? outcome.revs : undefined;
    },
    ...(historySteps !== undefined && { historySteps }),
  });
  const sync = startSync({ states: store.states, documents, clock, newId });
  return { store, sync, line, body: (key) => store.states.getState().head.get(key) };
}

export function doing(...ops: readonly Operation[]): Command {
  return (): Change => ({ label: 'Test', ops });
}

/** Types a text into a field. */
export function typing(doc: DocKey, at: string, value: unknown): Command {
  const path = at.split('.');
  return (): Change => ({
    label: `Edit ${at}`,
    key: `${doc}/${at}`,
    ops: [{ doc, at: path, kind: 'set', value }],
  });
}

/** The text of JSON with sorted keys: what a file holds. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

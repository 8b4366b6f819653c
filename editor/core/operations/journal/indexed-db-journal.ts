import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { DocKey, Transaction } from '../../../../compiler/model/index.ts';
import type { Step } from '../changes/history.ts';
import type { OpenConflict } from '../state/op-state.ts';
import type { Journal, JournalChange, Journaled } from './journal.ts';

const STORE = 'entries';
/** Increment when the shape of the entries changes, so that old entries are not misread. */
const VERSION = 1;

/**
 * A journal in IndexedDB, one per site and user. Every tab prefixes the keys of its entries and holds a lock while it
 * is open. Entries of tabs without a lock are orphaned, and the next tab adopts them.
 */
export interface IndexedDbJournalOptions {
  /** Site and user. */
  readonly scope: string;
  /** Id of this tab, new on every load. */
  readonly tab: string;
  readonly locks: LockManager;
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function openIndexedDbJournal(options: IndexedDbJournalOptions): Promise<Journal> {
  const { scope, tab } = options;
  const name = `quoin-editor-${scope}`;
  const database = await openDB(name, VERSION, { upgrade: (db) => void db.createObjectStore(STORE) });
  const lockName = (of: string) => `${name}/${of}`;
  const releaseLock = await acquireLock(options.locks, lockName(tab));
  return {
    read: async () => {
      const { held = [] } = await options.locks.query();
      const alive = new Set(held.map((lock) => lock.name));
      return adoptClosedTabs(database, {
        ...options,
        isAlive: (of) => of !== tab && alive.has(lockName(of)),
      });
    },
    write: (change) => write(database, tab, change),
    close: () => {
      database.close();
      releaseLock();
    },
  };
}

/** Resolves with a function that releases the lock. The browser also releases it when the tab closes. */
function acquireLock(locks: LockManager, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    locks.request(name, () => new Promise<void>((release) => resolve(() => release()))).catch(reject);
  });
}

interface TabJournal {
  readonly opened: number;
  readonly journaled: Journaled;
}

type Entries = ReadonlyMap<string, unknown>;

async function adoptClosedTabs(
  database: IDBPDatabase,
  {
    tab,
    now,
    isAlive,
  }: { readonly tab: string; readonly now: number; readonly isAlive: (tab: string) => boolean },
): Promise<Journaled> {
  const transaction = database.transaction(STORE, 'readwrite');
  const byTab = new Map<string, Map<string, unknown>>();
  const keys = await transaction.store.getAllKeys();
  const values = await transaction.store.getAll();
  keys.forEach((key, index) => {
    const [owner = '', ...rest] = String(key).split('/');
    if (isAlive(owner)) return;
    const entries = byTab.get(owner) ?? new Map<string, unknown>();
    byTab.set(owner, entries.set(rest.join('/'), values[index]));
    void transaction.store.delete(key);
  });
  const journaled = mergeJournals([...byTab.values()].map(readEntries));
  putEntries(transaction, tab, { ...toChange(journaled), opened: now });
  await transaction.done;
  return journaled;
}

/** Merges the journals of closed tabs: all changes in chronological order, and the undo steps of the latest tab. */
function mergeJournals(journals: readonly TabJournal[]): Journaled {
  const inOrder = [...journals].sort((a, b) => a.opened - b.opened).map(({ journaled }) => journaled);
  const latest = inOrder.findLast(({ steps }) => steps.length > 0);
  return {
    pending: inOrder.flatMap(({ pending }) => pending),
    conflicts: inOrder.flatMap(({ conflicts }) => conflicts),
    steps: latest?.steps ?? [],
    done: latest?.done ?? 0,
    staged: [...new Set(inOrder.flatMap(({ staged }) => staged))],
    saved: inOrder.flatMap(({ saved }) => saved),
  };
}

function readEntries(entries: Entries): TabJournal {
  const order = (entries.get('order') as readonly string[] | undefined) ?? [];
  const steps = [...entries]
    .filter(([key]) => key.startsWith('step/'))
    .map(([, step]) => step as Step)
    .sort((a, b) => a.position - b.position);
  return {
    opened: Number(entries.get('opened') ?? 0),
    journaled: {
      pending: order
        .map((id) => entries.get(`pending/${id}`) as Transaction | undefined)
        .filter((each) => each !== undefined),
      steps,
      done: Number(entries.get('done') ?? 0),
      conflicts: (entries.get('conflicts') as readonly OpenConflict[] | undefined) ?? [],
      staged: (entries.get('held') as readonly DocKey[] | undefined) ?? [],
      saved: (entries.get('saved') as readonly string[] | undefined) ?? [],
    },
  };
}

function toChange({ pending, steps, done, conflicts, staged, saved }: Journaled): JournalChange {
  const order = pending.map(({ id }) => id);
  return {
    putPending: pending,
    removePending: [],
    order,
    putSteps: steps,
    removeSteps: [],
    done,
    conflicts,
    staged,
    saved,
  };
}

async function write(database: IDBPDatabase, tab: string, change: JournalChange): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite');
  putEntries(transaction, tab, change);
  // Without waiting for the results of the requests: the page may be closing.
  transaction.commit();
  await transaction.done;
}

function putEntries(
  { store }: IDBPTransaction<unknown, [typeof STORE], 'readwrite'>,
  tab: string,
  change: JournalChange & { readonly opened?: number },
): void {
  const { opened, order, done, conflicts, staged, saved } = change;
  // If one write fails, so does the transaction, which the caller awaits.
  const ignore = () => undefined;
  const put = (key: string, value: unknown) => void store.put(value, `${tab}/${key}`).catch(ignore);
  for (const id of change.removePending) void store.delete(`${tab}/pending/${id}`).catch(ignore);
  for (const each of change.putPending) put(`pending/${each.id}`, each);
  for (const position of change.removeSteps) void store.delete(`${tab}/step/${position}`).catch(ignore);
  for (const step of change.putSteps) put(`step/${step.position}`, step);
  for (const [key, value] of Object.entries({ opened, order, done, conflicts, held: staged, saved }))
    if (value !== undefined) put(key, value);
}

import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { DocKey, Transaction } from '../../../../compiler/model/index.ts';
import type { Step } from '../changes/history.ts';
import type { OpenConflict } from '../state/op-state.ts';
import type { Journal, JournalChange, Journaled } from './journal.ts';

const STORE = 'entries';
/** Other shapes of the entries get another number: what cannot be read is not taken for something else. */
const VERSION = 1;

/**
 * The journal in the browser's database, one for each site and person. Every tab has its own entries, told by a prefix of
 * their keys, and holds a lock as long as it lives: what the database has of tabs without a lock belongs to nobody any
 * more, and the next tab takes it over.
 */
export interface IndexedDbJournalOptions {
  /** Site and person. */
  readonly scope: string;
  /** This tab, new with every load. */
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
  await holdLock(options.locks, lockName(tab));
  return {
    read: async () => {
      const { held = [] } = await options.locks.query();
      const alive = new Set(held.map((lock) => lock.name));
      return takeOver(database, { ...options, isAlive: (of) => of !== tab && alive.has(lockName(of)) });
    },
    write: (change) => write(database, tab, change),
  };
}

/** Resolves when the lock is held; it is given back when the tab is gone. */
function holdLock(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, () => {
        resolve();
        return new Promise<never>(() => {});
      })
      .catch(reject);
  });
}

interface Left {
  readonly opened: number;
  readonly journaled: Journaled;
}

type Entries = ReadonlyMap<string, unknown>;

async function takeOver(
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
  const journaled = joined([...byTab.values()].map(leftBy));
  putAll(transaction, tab, { ...asChange(journaled), opened: now });
  await transaction.done;
  return journaled;
}

/** What several dead tabs left: all their changes in the order of time, and the undo steps of the latest. */
function joined(left: readonly Left[]): Journaled {
  const inOrder = [...left].sort((a, b) => a.opened - b.opened).map(({ journaled }) => journaled);
  const latest = inOrder.findLast(({ steps }) => steps.length > 0);
  return {
    pending: inOrder.flatMap(({ pending }) => pending),
    conflicts: inOrder.flatMap(({ conflicts }) => conflicts),
    steps: latest?.steps ?? [],
    done: latest?.done ?? 0,
    held: [...new Set(inOrder.flatMap(({ held }) => held))],
    saved: inOrder.flatMap(({ saved }) => saved),
  };
}

function leftBy(entries: Entries): Left {
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
      held: (entries.get('held') as readonly DocKey[] | undefined) ?? [],
      saved: (entries.get('saved') as readonly string[] | undefined) ?? [],
    },
  };
}

function asChange({ pending, steps, done, conflicts, held, saved }: Journaled): JournalChange {
  const order = pending.map(({ id }) => id);
  return {
    putPending: pending,
    removePending: [],
    order,
    putSteps: steps,
    removeSteps: [],
    done,
    conflicts,
    held,
    saved,
  };
}

async function write(database: IDBPDatabase, tab: string, change: JournalChange): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite');
  putAll(transaction, tab, change);
  await transaction.done;
}

function putAll(
  { store }: IDBPTransaction<unknown, [typeof STORE], 'readwrite'>,
  tab: string,
  change: JournalChange & { readonly opened?: number },
): void {
  const { opened, order, done, conflicts, held, saved } = change;
  // When one fails, so does the transaction: that is what its caller waits for.
  const ignore = () => undefined;
  const put = (key: string, value: unknown) => void store.put(value, `${tab}/${key}`).catch(ignore);
  for (const id of change.removePending) void store.delete(`${tab}/pending/${id}`).catch(ignore);
  for (const each of change.putPending) put(`pending/${each.id}`, each);
  for (const position of change.removeSteps) void store.delete(`${tab}/step/${position}`).catch(ignore);
  for (const step of change.putSteps) put(`step/${step.position}`, step);
  for (const [key, value] of Object.entries({ opened, order, done, conflicts, held, saved }))
    if (value !== undefined) put(key, value);
}

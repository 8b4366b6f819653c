import {
  applyOperations,
  type Bodies,
  type ConflictResponse,
  DOCUMENT_SCHEMAS,
  type Doc,
  type DocKey,
  documentSummary,
  documentTypeOf,
  type Transaction,
} from '../../compiler/model/index.ts';
import type { SiteDoc } from '../core/operations/state/ports.ts';

/** The documents of a site in memory, with the server's rules and schemas. */
export interface MemorySite {
  docs(): readonly Doc[];
  /** The documents, some as summaries. */
  summaries(): readonly SiteDoc[];
  doc(key: DocKey): Doc | undefined;
  commit(transaction: Transaction, by?: string): CommitResult;
  /** Returns the transactions since a revision, oldest first. */
  since(key: DocKey, rev: number): readonly Transaction[];
}

export type CommitResult =
  | { readonly status: 200; readonly revs: Readonly<Record<string, number>> }
  | { readonly status: 412; readonly respond: ConflictResponse }
  | { readonly status: 400; readonly message: string; readonly errors: Readonly<Record<string, string>> };

interface LogEntry {
  readonly transaction: Transaction;
  readonly revs: Readonly<Record<string, number>>;
}

export interface MemorySiteOptions {
  readonly docs: readonly Doc[];
  readonly now: () => number;
  /** Whether to validate documents; false for tests of operations with arbitrary bodies. */
  readonly checksSchemas?: boolean;
  /** Documents that are sent as summaries: none by default. */
  readonly summarized?: readonly DocKey[] | 'all';
}

export function createMemorySite({
  docs,
  now,
  checksSchemas = true,
  summarized = [],
}: MemorySiteOptions): MemorySite {
  let stored: ReadonlyMap<DocKey, Doc> = new Map(docs.map((doc) => [doc.key, doc]));
  /** A recreated document continues the revision numbers. */
  const lastRevs = new Map<DocKey, number>(docs.map(({ key, rev }) => [key, rev]));
  const log: LogEntry[] = [];
  const since = (key: DocKey, rev: number) =>
    log.filter(({ transaction, revs }) => key in revs && (transaction.base[key] ?? 0) >= rev);
  return {
    docs: () => [...stored.values()],
    summaries: () =>
      [...stored.values()].map((doc) =>
        summarized === 'all' || summarized.includes(doc.key) ? summaryOf(doc) : doc,
      ),
    doc: (key) => stored.get(key),
    since: (key, rev) => since(key, rev).map(({ transaction }) => transaction),
    commit: (transaction, by = 'test') => {
      const repeated = log.find((each) => each.transaction.id === transaction.id);
      if (repeated !== undefined) return { status: 200, revs: repeated.revs };
      const keys = [...new Set(transaction.ops.map(({ doc }) => doc))];
      const stale = keys.filter((key) => (stored.get(key)?.rev ?? 0) !== (transaction.base[key] ?? 0));
      if (stale.length > 0)
        return { status: 412, respond: conflictResponse(keys, stored, { stale, since, transaction }) };
      const bodies: Bodies = new Map([...stored].map(([key, { body }]) => [key, body]));
      const applied = applyOperations(bodies, transaction.ops);
      if (!applied.ok) return { status: 400, message: applied.message, errors: {} };
      const errors = checksSchemas ? errorsOf(applied.bodies, keys) : {};
      const [firstError] = Object.values(errors);
      if (firstError !== undefined) return { status: 400, message: firstError, errors };
      const next = new Map(stored);
      const revs: Record<string, number> = {};
      for (const key of keys) {
        const body = applied.bodies.get(key);
        const rev = (lastRevs.get(key) ?? 0) + 1;
        lastRevs.set(key, rev);
        revs[key] = body === undefined ? 0 : rev;
        if (body === undefined) next.delete(key);
        else next.set(key, { key, rev, updatedAt: now(), updatedBy: by, body });
      }
      stored = next;
      log.push({ transaction, revs });
      return { status: 200, revs };
    },
  };
}

/** Also summarizes small documents. */
function summaryOf(doc: Doc): SiteDoc {
  const body = documentSummary(doc.key, doc.body, Number.POSITIVE_INFINITY);
  return body === undefined ? doc : { ...doc, body, isSummary: true };
}

interface Stale {
  readonly stale: readonly DocKey[];
  readonly since: (key: DocKey, rev: number) => readonly LogEntry[];
  readonly transaction: Transaction;
}

function conflictResponse(
  keys: readonly DocKey[],
  stored: ReadonlyMap<DocKey, Doc>,
  { stale, since, transaction }: Stale,
): ConflictResponse {
  const message = 'Another user has changed this since';
  const missedTransactions = new Set(stale.flatMap((key) => since(key, transaction.base[key] ?? 0)));
  return {
    error: message,
    message,
    revs: Object.fromEntries(keys.map((key) => [key, stored.get(key)?.rev ?? 0])),
    transactions: [...missedTransactions].map((each) => each.transaction),
  };
}

function errorsOf(bodies: Bodies, keys: readonly DocKey[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const key of keys) {
    const body = bodies.get(key);
    if (body === undefined) continue;
    const parsed = DOCUMENT_SCHEMAS[documentTypeOf(key)].safeParse(body);
    for (const { path, message } of parsed.error?.issues ?? []) errors[`${key} ${path.join('.')}`] = message;
  }
  return errors;
}

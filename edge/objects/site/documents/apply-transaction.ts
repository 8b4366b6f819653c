import {
  applyOperations,
  areaOfChange,
  type ConflictResponse,
  type DocKey,
  documentTypeOf,
  may,
  namesUnknownTheme,
  type Operation,
  type Transaction,
  type TransactionResponse,
} from '../../../../compiler/model/index.ts';
import { addedCode } from '../../../domain/documents/embedded-code.ts';
import type { ApplyResult, Author } from '../../../domain/site.ts';
import { exceedsDepth } from '../../../platform/validation/exceeds-depth.ts';
import { type Documents, textOfBody } from './documents.ts';
import { createReplacedFiles } from './replaced-files.ts';
import { checkBody } from './validate-body.ts';

export interface ApplyRequest {
  readonly transaction: Transaction;
  readonly author: Author;
  readonly now: number;
}

/** SQLite rows are limited to two million bytes. */
const MAX_TRANSACTION_LENGTH = 1_800_000;
/** Code runs in the browsers of visitors and contributors (R-EDSITE-CODE-02). */
const NO_CODE = 'Your role may not add or change code. Ask an editor or an administrator.';
/** The theme is a path on the build machine: the dashboard chooses among the themes of the site. */
const OTHER_THEME = 'This is not a theme of the site. Name it in site.json.';
/** Maximum transactions in a conflict response; a client with more must reload the site. */
const MAX_TRANSACTIONS = 500;

/** Applies all operations of a transaction or none. Synchronous, inside one storage transaction. */
export function applyTransaction(
  sql: SqlStorage,
  documents: Documents,
  { transaction, author, now }: ApplyRequest,
): ApplyResult {
  const seen = readResult(sql, transaction.id);
  if (seen !== undefined) return { status: 200, response: seen };
  const keys = [...new Set(transaction.ops.map(({ doc }) => doc))];
  const unnamed = keys.find((key) => !Object.hasOwn(transaction.base, key));
  if (unnamed !== undefined)
    return { status: 400, message: `The revision of ${unnamed} is missing in "base".` };
  const before = new Map(keys.flatMap((key) => entryOf(key, documents)));
  const forbidden = forbiddenOf(transaction.ops, before, author.roles);
  if (forbidden !== undefined) return { status: 403, message: forbidden };
  if (keys.some((key) => transaction.base[key] !== (before.get(key)?.rev ?? 0))) {
    return { status: 412, conflict: conflictOf(sql, documents, { keys, base: transaction.base }) };
  }
  const bodies = new Map([...before].map(([key, { body }]) => [key, body]));
  const applied = applyOperations(bodies, transaction.ops);
  if (!applied.ok) return { status: 400, message: applied.message };
  const mayCode = (key: DocKey) => {
    const body = applied.bodies.get(key);
    return (
      body === undefined || isCodeAllowed(sql, { key, body, before: bodies.get(key), roles: author.roles })
    );
  };
  if (keys.some((key) => isOtherTheme(key, bodies.get(key), applied.bodies.get(key)))) {
    return { status: 403, message: OTHER_THEME };
  }
  const coded = keys.find((key) => !mayCode(key));
  if (coded !== undefined) return { status: 403, message: NO_CODE };
  const texts = new Map<DocKey, string | undefined>();
  for (const key of keys) {
    const body = applied.bodies.get(key);
    if (exceedsDepth(body, 64)) return { status: 400, message: `${key} is nested too deeply.` };
    texts.set(key, body === undefined ? undefined : textOfBody(body));
  }
  const errors = errorsIn(applied.bodies, texts);
  if (Object.keys(errors).length > 0) {
    return { status: 400, message: 'One or more documents would not be valid.', errors };
  }
  const stored = JSON.stringify(transaction);
  if (stored.length > MAX_TRANSACTION_LENGTH)
    return { status: 400, message: 'The transaction is too large.' };
  const authorOf = { id: author.id, now, isMirrored: false };
  const revs: Record<string, number> = {};
  const replaced = createReplacedFiles(sql);
  for (const [key, text] of texts) {
    replaced.note(key, bodies.get(key), applied.bodies.get(key));
    if (text === undefined) {
      revs[key] = before.has(key) ? documents.delete(key, authorOf) : 0;
    } else revs[key] = documents.write(key, text, authorOf);
  }
  record(sql, documents, { transaction, stored, author: author.id, now, revs });
  return { status: 200, response: { revs } };
}

/** Stores an applied transaction in the history. */
export function record(
  sql: SqlStorage,
  documents: Documents,
  entry: {
    readonly transaction: Transaction;
    readonly stored: string;
    readonly author: string;
    readonly now: number;
    readonly revs: Readonly<Record<string, number>>;
  },
): void {
  const { transaction, stored, author, now, revs } = entry;
  const { seq } = sql
    .exec(
      'INSERT INTO transactions (id, author, done_at, label, body, answer) VALUES (?, ?, ?, ?, ?, ?) RETURNING seq',
      transaction.id,
      author,
      now,
      transaction.label,
      stored,
      JSON.stringify({ revs }),
    )
    .one();
  for (const key of Object.keys(revs) as DocKey[]) {
    sql.exec(
      'INSERT OR IGNORE INTO changed (key, rev, seq) VALUES (?, ?, ?)',
      key,
      documents.lastRev(key),
      Number(seq),
    );
  }
}

function readResult(sql: SqlStorage, id: string): TransactionResponse | undefined {
  const [row] = sql.exec('SELECT answer AS response FROM transactions WHERE id = ?', id).toArray();
  return row === undefined ? undefined : (JSON.parse(String(row.response)) as TransactionResponse);
}

interface Before {
  readonly rev: number;
  readonly body: unknown;
}

function entryOf(key: DocKey, documents: Documents): readonly (readonly [DocKey, Before])[] {
  const doc = documents.read(key);
  return doc === undefined ? [] : [[key, doc]];
}

/**
 * Checks the permissions for the document before and after the change, so that a post cannot be turned into a product
 * without permission for products.
 */
function forbiddenOf(
  ops: readonly Operation[],
  before: ReadonlyMap<DocKey, Before>,
  roles: readonly number[],
): string | undefined {
  const isAllowed = (op: Operation) => {
    const wasAllowed = may(roles, `${areaOfChange(op, before.get(op.doc)?.body ?? op.value)}.write`);
    const isWhole = op.at.length === 0 && op.value !== undefined;
    const makesProduct = op.at[0] === 'structuredContent' && op.doc.startsWith('item:');
    const willBe = isWhole ? areaOfChange(op, op.value) : makesProduct ? 'products' : undefined;
    return wasAllowed && (willBe === undefined || may(roles, `${willBe}.write`));
  };
  const rejected = ops.find((op) => !isAllowed(op));
  return rejected && `You may not change ${rejected.doc}.`;
}

/** Compares the results, regardless of the operations. */
function isOtherTheme(key: DocKey, before: unknown, after: unknown): boolean {
  return documentTypeOf(key) === 'settings' && namesUnknownTheme(before, after);
}

/**
 * Compares the code before and after, regardless of the operations. Code of the live document may be restored: undoing
 * the removal of a block adds nothing.
 */
function isCodeAllowed(
  sql: SqlStorage,
  change: {
    readonly key: DocKey;
    readonly body: unknown;
    readonly before: unknown;
    readonly roles: readonly number[];
  },
): boolean {
  const { key, body, before, roles } = change;
  const isRejected = (earlier: readonly unknown[]) =>
    addedCode(key, body, earlier).some(({ area }) => !may(roles, `${area}.write`));
  return !isRejected([before]) || !isRejected([before, liveBody(sql, key)]);
}

function liveBody(sql: SqlStorage, key: DocKey): unknown {
  const [row] = sql
    .exec(
      `SELECT b.body FROM release_docs d JOIN releases r ON r.id = d.release AND r.is_active = 1
       JOIN bodies b ON b.key = d.key AND b.rev = d.rev WHERE d.key = ?`,
      key,
    )
    .toArray();
  return row === undefined ? undefined : JSON.parse(String(row.body));
}

function conflictOf(
  sql: SqlStorage,
  documents: Documents,
  { keys, base }: { readonly keys: readonly DocKey[]; readonly base: Transaction['base'] },
): Pick<ConflictResponse, 'revs' | 'transactions'> {
  const bodies = new Map<number, string>();
  for (const key of keys) {
    const rows = sql
      .exec(
        `SELECT t.seq, t.body FROM changed c JOIN transactions t ON t.seq = c.seq
         WHERE c.key = ? AND c.rev > ? ORDER BY t.seq DESC LIMIT ?`,
        key,
        base[key] ?? 0,
        MAX_TRANSACTIONS,
      )
      .toArray();
    for (const { seq, body } of rows) bodies.set(Number(seq), String(body));
  }
  const inOrder = [...bodies].sort(([one], [other]) => one - other).slice(-MAX_TRANSACTIONS);
  return {
    revs: Object.fromEntries(keys.map((key) => [key, documents.read(key)?.rev ?? 0])),
    transactions: inOrder.map(([, body]) => JSON.parse(body) as Transaction),
  };
}

function errorsIn(
  bodies: ReadonlyMap<DocKey, unknown>,
  texts: ReadonlyMap<DocKey, string | undefined>,
): Readonly<Record<string, string>> {
  const errors = [...texts].flatMap(([key, text]) =>
    text === undefined ? [] : Object.entries(checkBody(key, bodies.get(key), text)),
  );
  return Object.fromEntries(errors.slice(0, 50));
}

import type { EmailFailure, EmailStatus } from '../../formatters/vocabulary/api/letters.ts';
import type { Mail } from '../domain/email.ts';
import { oneLine } from '../platform/validation/single-line.ts';
import type { EmailProvider } from '../ports/email-provider.ts';

/**
 * What an object promised to send. A row is written in the same transaction as its cause, so that it is never lost and
 * never sent for something that did not happen; an alarm sends it (at least once, with a stable id). Where no provider
 * is there to send it, it is kept and listed, and sent if one is named within three days.
 */
export interface Outbox {
  /** Inside the transaction of the cause. A second message of one id is not added. */
  add(message: NewMessage): void;
  /** Newest first; `before` is the `position` of the last one of the page before. */
  list(question: { readonly limit: number; readonly before?: number }): readonly OutboxMessage[];
  /** Sends what is due, from an alarm. Resolves to when the alarm should ring again, if it should. */
  deliver(): Promise<number | undefined>;
  /** When the alarm should ring; undefined when nothing waits. */
  nextDue(): number | undefined;
  /** What became of a letter. */
  emailStatus(id: string): EmailStatus;
  /** Tries a letter at once that the provider did not take, given up or not. False: it is not one of those. */
  retry(id: string): boolean;
  /** Inside the transaction of the cause. What a letter says does not hold any more: it is not sent, if it has not left. */
  hold(id: string): void;
  /** It holds again. */
  resume(id: string): void;
  /** SQL, on a row of the table: it was never tried, because nobody is there to send it. */
  readonly keptRows: string;
  /** Of what `FAILED_ROWS` finds, by its columns `last_error` and `due_on`. */
  failureOf(row: Row): EmailFailure;
}

type Row = Readonly<Record<string, SqlStorageValue>>;

/** Without a recipient it is only kept. */
export interface NewMessage extends Mail {
  readonly kind: 'mail';
}

export interface OutboxMessage extends NewMessage {
  readonly position: number;
  readonly createdOn: number;
  /** `kept`: no provider is there to send it, or was there in time. `failed`: given up after three days. */
  readonly state: 'kept' | 'waiting' | 'sent' | 'failed';
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

/** SQL, on a row of the table: the provider did not take it. */
export const FAILED_ROWS = '(sent_on IS NULL AND attempts > 0)';

export const OUTBOX_TABLE = `CREATE TABLE outbox (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
  created_on INTEGER NOT NULL, due_on INTEGER, sent_on INTEGER, attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT
);
CREATE INDEX outbox_due ON outbox (due_on) WHERE due_on IS NOT NULL`;

const GIVE_UP_AFTER = 3 * 86_400_000;
/** Letters hold names and addresses: they are forgotten after this, when none can wait to be sent any more. */
const KEPT_FOR = 90 * 86_400_000;
/** The oldest that are looked at when a letter is added, so that adding costs the same however many there are. */
const FORGET_BATCH = 20;
/** Letters of one alarm: the next one follows at once. */
const BATCH = 20;

export function createOutbox(sql: SqlStorage, clock: () => number, port?: EmailProvider): Outbox {
  const nextDue = () => {
    const { next } = sql.exec('SELECT MIN(due_on) AS next FROM outbox WHERE due_on IS NOT NULL').one();
    return next === null || next === undefined || port === undefined ? undefined : Number(next);
  };
  const failureOf = (row: Row): EmailFailure => ({
    reason: reasonOf(row.last_error),
    // Nobody is there to try it again.
    ...(port !== undefined && row.due_on !== null && { againOn: Number(row.due_on) }),
  });
  const keptRows = `(sent_on IS NULL AND attempts = 0${port === undefined ? '' : ' AND due_on IS NULL'})`;
  return {
    keptRows,
    failureOf,
    emailStatus: (id) => {
      const found = sql.exec(
        `SELECT *, ${keptRows} AS is_kept, ${FAILED_ROWS} AS is_failed FROM outbox WHERE id = ?`,
        id,
      );
      const [row] = found.toArray();
      if (row?.is_failed === 1) return { failure: failureOf(row) };
      return row?.is_kept === 1 ? { isKept: true } : {};
    },
    retry: (id) =>
      sql.exec(`UPDATE outbox SET due_on = ? WHERE id = ? AND ${FAILED_ROWS}`, clock(), id).rowsWritten > 0,
    hold: (id) => sql.exec('UPDATE outbox SET due_on = NULL WHERE id = ? AND sent_on IS NULL', id),
    resume: (id) =>
      sql.exec(
        `UPDATE outbox SET due_on = ? WHERE id = ? AND sent_on IS NULL AND due_on IS NULL AND recipient <> ''`,
        clock(),
        id,
      ),
    add: ({ id, kind, to, subject, text }) => {
      const now = clock();
      forget(sql, now - KEPT_FOR);
      sql.exec(
        'INSERT OR IGNORE INTO outbox (id, kind, recipient, subject, text, created_on, due_on) VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        kind,
        to,
        oneLine(subject).replace(/\s+/g, ' ').trim(),
        text,
        now,
        to === '' ? null : now,
      );
    },
    list: ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      sql
        .exec('SELECT rowid, * FROM outbox WHERE rowid < ? ORDER BY rowid DESC LIMIT ?', before, limit)
        .toArray()
        .map((row) => messageOf(row, port !== undefined)),
    deliver: async () => {
      if (port === undefined) return undefined;
      giveUp(sql, clock() - GIVE_UP_AFTER);
      const due = sql.exec(
        'SELECT rowid, * FROM outbox WHERE due_on <= ? ORDER BY due_on, rowid LIMIT ?',
        clock(),
        BATCH,
      );
      for (const message of due.toArray().map((row) => messageOf(row, true)))
        await send(message, port, { sql, clock });
      return nextDue();
    },
    nextDue,
  };
}

function forget(sql: SqlStorage, before: number): void {
  sql.exec(
    `DELETE FROM outbox WHERE rowid IN (SELECT rowid FROM outbox ORDER BY rowid LIMIT ?)
       AND created_on < ?`,
    FORGET_BATCH,
    before,
  );
}

/** What was never tried, and nobody wants any more: a provider was named too late. */
function giveUp(sql: SqlStorage, before: number): void {
  sql.exec(
    'UPDATE outbox SET due_on = NULL WHERE due_on IS NOT NULL AND attempts = 0 AND created_on < ?',
    before,
  );
}

/** As it is told to people: "Error: The mail provider answered 500." without what programs call it, nor a full stop. */
function reasonOf(error: SqlStorageValue | undefined): string {
  return String(error ?? '')
    .replace(/^\w{0,30}Error: /, '')
    .replace(/\.$/, '');
}

interface Tools {
  readonly sql: SqlStorage;
  readonly clock: () => number;
}

async function send(message: OutboxMessage, port: EmailProvider, { sql, clock }: Tools): Promise<void> {
  try {
    await port.send(message);
    sql.exec(
      'UPDATE outbox SET sent_on = ?, due_on = NULL, attempts = attempts + 1 WHERE id = ?',
      clock(),
      message.id,
    );
  } catch (error) {
    // Again after 1, 2, 4 … minutes, unless it was held meanwhile.
    sql.exec(
      `UPDATE outbox SET attempts = attempts + 1, last_error = ?2,
         due_on = CASE WHEN due_on IS NULL OR ?3 - created_on > ?4 THEN NULL ELSE ?3 + 60000 * (1 << min(attempts, 10)) END
       WHERE id = ?1`,
      message.id,
      String(error).slice(0, 500),
      clock(),
      GIVE_UP_AFTER,
    );
  }
}

function messageOf(row: Row, isSent: boolean): OutboxMessage {
  return {
    position: Number(row.rowid),
    id: String(row.id),
    kind: 'mail',
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    createdOn: Number(row.created_on),
    state: stateOf(row, isSent),
    attempts: Number(row.attempts),
    ...(row.sent_on !== null && { sentOn: Number(row.sent_on) }),
    ...(row.last_error !== null && { lastError: String(row.last_error) }),
  };
}

/** `isSent`: somebody is there to send it. */
function stateOf(row: Row, isSent: boolean): OutboxMessage['state'] {
  if (row.sent_on !== null) return 'sent';
  if (row.due_on !== null && (isSent || row.attempts !== 0)) return 'waiting';
  return row.attempts === 0 ? 'kept' : 'failed';
}

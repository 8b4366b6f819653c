import type { EmailFailure, EmailHeaders, EmailStatus } from '../../formatters/vocabulary/api/emails.ts';
import type { NewMessage, OutboxMessage, OutboxQuery } from '../domain/email.ts';
import { toSingleLine } from '../platform/validation/single-line.ts';
import type { EmailProvider } from '../ports/email-provider.ts';
import type { Row, StorageContext } from './storage-context.ts';

/**
 * Transactional outbox for emails. A row is written in the same transaction as its cause; an alarm sends it at least
 * once, with a stable id. Without an email provider the email is stored and listed, and sent if a provider is set up within
 * three days.
 */
export interface Outbox {
  /** Call inside the transaction of the cause. A message with a known id is ignored. */
  add(message: NewMessage): void;
  /** Lists messages, newest first. */
  list(query: OutboxQuery): readonly OutboxMessage[];
  /** Sends due messages; call from an alarm. Resolves to the time of the next attempt, if any. */
  deliver(): Promise<number | undefined>;
  /** Returns the time of the next attempt; undefined when nothing is due. */
  nextDue(): number | undefined;
  emailStatus(id: string): EmailStatus;
  /** Makes a failed or abandoned message due now. Returns false for other messages. */
  retry(id: string): boolean;
  /** Call inside the transaction of the cause: the message is not sent until it is resumed. */
  pause(id: string): void;
  resume(id: string): void;
  /** SQL condition: the message was never sent because no email provider is set up. */
  readonly unsendableRows: string;
  /** Describes a row that matches `FAILED_ROWS`, from its columns `last_error` and `due_on`. */
  failureOf(row: Row): EmailFailure;
}

/** SQL condition: the email provider rejected the message. */
export const FAILED_ROWS = '(sent_on IS NULL AND attempts > 0)';

/** Storage of an object that sends emails. */
export interface OutboxContext extends StorageContext {
  readonly outbox: Outbox;
}

export const OUTBOX_TABLE = `CREATE TABLE outbox (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
  created_on INTEGER NOT NULL, due_on INTEGER, sent_on INTEGER, attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT
);
CREATE INDEX outbox_due ON outbox (due_on) WHERE due_on IS NOT NULL`;

/** `headers` is JSON. A step of its own in each object, after those of earlier releases. */
export const OUTBOX_HEADERS = 'ALTER TABLE outbox ADD COLUMN headers TEXT';

const RETRY_PERIOD_MS = 3 * 86_400_000;
/** Emails contain personal data and are deleted after this time. */
const RETENTION_MS = 90 * 86_400_000;
/** Messages that are checked for deletion with each insert, which bounds its cost. */
const DELETE_BATCH = 20;
/** Messages per alarm; the next alarm follows at once. */
const BATCH = 20;

export function createOutbox(sql: SqlStorage, clock: () => number, provider?: EmailProvider): Outbox {
  const nextDue = () => {
    const { next } = sql.exec('SELECT MIN(due_on) AS next FROM outbox WHERE due_on IS NOT NULL').one();
    return next === null || next === undefined || provider === undefined ? undefined : Number(next);
  };
  const failureOf = (row: Row): EmailFailure => ({
    reason: reasonOf(row.last_error),
    // Without a provider there is no next attempt.
    ...(provider !== undefined && row.due_on !== null && { retryOn: Number(row.due_on) }),
  });
  const unsendableRows = `(sent_on IS NULL AND attempts = 0${provider === undefined ? '' : ' AND due_on IS NULL'})`;
  return {
    unsendableRows,
    failureOf,
    emailStatus: (id) => {
      const found = sql.exec(
        `SELECT *, ${unsendableRows} AS is_unsendable, ${FAILED_ROWS} AS is_failed FROM outbox WHERE id = ?`,
        id,
      );
      const [row] = found.toArray();
      if (row?.is_failed === 1) return { failure: failureOf(row) };
      return row?.is_unsendable === 1 ? { isRetained: true } : {};
    },
    retry: (id) =>
      sql.exec(`UPDATE outbox SET due_on = ? WHERE id = ? AND ${FAILED_ROWS}`, clock(), id).rowsWritten > 0,
    pause: (id) => sql.exec('UPDATE outbox SET due_on = NULL WHERE id = ? AND sent_on IS NULL', id),
    resume: (id) =>
      sql.exec(
        `UPDATE outbox SET due_on = ? WHERE id = ? AND sent_on IS NULL AND due_on IS NULL AND recipient <> ''`,
        clock(),
        id,
      ),
    add: ({ id, kind, to, subject, text, headers }) => {
      const now = clock();
      deleteOld(sql, now - RETENTION_MS);
      sql.exec(
        `INSERT OR IGNORE INTO outbox (id, kind, recipient, subject, text, created_on, due_on, headers)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        kind,
        to,
        headerValue(subject),
        text,
        now,
        to === '' ? null : now,
        headers === undefined
          ? null
          : JSON.stringify(
              Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerValue(value)])),
            ),
      );
    },
    list: ({ limit, before = Number.MAX_SAFE_INTEGER }) =>
      sql
        .exec('SELECT rowid, * FROM outbox WHERE rowid < ? ORDER BY rowid DESC LIMIT ?', before, limit)
        .toArray()
        .map((row) => messageOf(row, provider !== undefined)),
    deliver: async () => {
      if (provider === undefined) return undefined;
      abandon(sql, clock() - RETRY_PERIOD_MS);
      const due = sql.exec(
        'SELECT rowid, * FROM outbox WHERE due_on <= ? ORDER BY due_on, rowid LIMIT ?',
        clock(),
        BATCH,
      );
      for (const message of due.toArray().map((row) => messageOf(row, true)))
        await send(message, provider, { sql, clock });
      return nextDue();
    },
    nextDue,
  };
}

/** One line: no text can add a header. */
function headerValue(text: string): string {
  return toSingleLine(text).replace(/\s+/g, ' ').trim();
}

function deleteOld(sql: SqlStorage, before: number): void {
  sql.exec(
    `DELETE FROM outbox WHERE rowid IN (SELECT rowid FROM outbox ORDER BY rowid LIMIT ?)
       AND created_on < ?`,
    DELETE_BATCH,
    before,
  );
}

/** Abandons messages that waited too long for an email provider. */
function abandon(sql: SqlStorage, before: number): void {
  sql.exec(
    'UPDATE outbox SET due_on = NULL WHERE due_on IS NOT NULL AND attempts = 0 AND created_on < ?',
    before,
  );
}

/** The error message for the dashboard, without the error class and the full stop. */
function reasonOf(error: SqlStorageValue | undefined): string {
  return String(error ?? '')
    .replace(/^\w{0,30}Error: /, '')
    .replace(/\.$/, '');
}

async function send(
  message: OutboxMessage,
  provider: EmailProvider,
  { sql, clock }: StorageContext,
): Promise<void> {
  try {
    await provider.send(message);
    sql.exec(
      'UPDATE outbox SET sent_on = ?, due_on = NULL, attempts = attempts + 1 WHERE id = ?',
      clock(),
      message.id,
    );
  } catch (error) {
    // Retries after 1, 2, 4 … minutes, unless the message was paused.
    sql.exec(
      `UPDATE outbox SET attempts = attempts + 1, last_error = ?2,
         due_on = CASE WHEN due_on IS NULL OR ?3 - created_on > ?4 THEN NULL ELSE ?3 + 60000 * (1 << min(attempts, 10)) END
       WHERE id = ?1`,
      message.id,
      String(error).slice(0, 500),
      clock(),
      RETRY_PERIOD_MS,
    );
  }
}

function messageOf(row: Row, hasProvider: boolean): OutboxMessage {
  return {
    position: Number(row.rowid),
    id: String(row.id),
    kind: 'mail',
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    ...(row.headers !== null && { headers: JSON.parse(String(row.headers)) as EmailHeaders }),
    createdOn: Number(row.created_on),
    state: stateOf(row, hasProvider),
    attempts: Number(row.attempts),
    ...(row.sent_on !== null && { sentOn: Number(row.sent_on) }),
    ...(row.last_error !== null && { lastError: String(row.last_error) }),
  };
}

/** `hasProvider`: an email provider is set up. */
function stateOf(row: Row, hasProvider: boolean): OutboxMessage['state'] {
  if (row.sent_on !== null) return 'sent';
  if (row.due_on !== null && (hasProvider || row.attempts !== 0)) return 'pending';
  return row.attempts === 0 ? 'retained' : 'failed';
}

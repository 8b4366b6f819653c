import type { StoredSubscriber } from '../../../formatters/vocabulary/api/mailing-lists.ts';
import { searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import {
  CONFIRMATION_DAYS,
  type FoundSubscribers,
  SUBSCRIBER_ID_LENGTH,
  type SubscribeRequest,
  type SubscriberSearch,
  type SubscribersQuery,
} from '../../domain/mailing-list.ts';
import type { OutboxContext } from '../outbox.ts';
import type { StoredLimit, StoredRateLimit } from '../persistent-rate-limiter.ts';
import type { Row, StorageContext } from '../storage-context.ts';
import { findPositions } from './find-positions.ts';

/** `created_on` is the time of the last request, then that of the confirmation. */
export const SUBSCRIBERS_TABLE = `CREATE TABLE subscribers (
  id TEXT PRIMARY KEY, list_id TEXT NOT NULL, email TEXT NOT NULL, form_id TEXT NOT NULL,
  created_on INTEGER NOT NULL, is_confirmed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscribers_of_list ON subscribers (list_id, is_confirmed, created_on, id);
CREATE INDEX unconfirmed_subscribers ON subscribers (created_on) WHERE is_confirmed = 0;
CREATE TABLE closed_lists (list_id TEXT PRIMARY KEY, release_id TEXT NOT NULL) WITHOUT ROWID`;

const DAY_SECONDS = 86_400;
const UNCONFIRMED_MS = CONFIRMATION_DAYS * DAY_SECONDS * 1000;

/** Confirmation emails per address and list. Also counted for addresses that were removed in the meantime. */
const CONFIRMATION_LIMITS: readonly StoredLimit[] = [
  { max: 1, seconds: 6 * 3600 },
  { max: 3, seconds: CONFIRMATION_DAYS * DAY_SECONDS },
];

/** Maximum numbers per list and shard, against floods of invented addresses. */
const MAX_SUBSCRIBERS = 50_000;
const MAX_UNCONFIRMED = 10_000;

export interface SubscribersContext extends OutboxContext {
  readonly limiter: StoredRateLimit;
}

/** See `MailingListObject`. */
export function subscribe(storage: SubscribersContext, request: SubscribeRequest): boolean {
  const { sql, clock } = storage;
  const { id, listId, email, formId, releaseId, needsConfirmation } = request;
  deleteUnconfirmed(storage);
  if (isClosed(storage, listId, releaseId)) return true;
  const [known] = sql.exec('SELECT is_confirmed FROM subscribers WHERE id = ?', id).toArray();
  if (known?.is_confirmed === 1) return true;
  if (known === undefined && isFull(storage, listId, needsConfirmation)) return false;
  const isSending = needsConfirmation && sendConfirmation(storage, request);
  if (known !== undefined && needsConfirmation && !isSending) return true;
  sql.exec(
    `INSERT INTO subscribers (id, list_id, email, form_id, created_on, is_confirmed) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (id) DO UPDATE SET email = ?3, form_id = ?4, created_on = ?5, is_confirmed = ?6`,
    id,
    listId,
    email,
    formId,
    clock(),
    needsConfirmation ? 0 : 1,
  );
  return true;
}

/** Returns whether an email is sent: not more often than the limits allow. */
function sendConfirmation(
  { outbox, limiter, clock }: SubscribersContext,
  request: SubscribeRequest,
): boolean {
  const { id, email, confirmation } = request;
  if (confirmation === undefined) return false;
  for (const limit of CONFIRMATION_LIMITS)
    if (limiter.take(`confirm ${limit.seconds} ${id}`, limit) > 0) return false;
  outbox.add({ id: `${emailPrefix(id)}${clock()}`, kind: 'mail', to: email, ...confirmation });
  return true;
}

function isClosed({ sql }: StorageContext, listId: string, releaseId: string): boolean {
  return (
    sql
      .exec('SELECT list_id FROM closed_lists WHERE list_id = ? AND release_id = ?', listId, releaseId)
      .toArray().length > 0
  );
}

function isFull({ sql }: StorageContext, listId: string, needsConfirmation: boolean): boolean {
  const { total, unconfirmed } = sql
    .exec(
      'SELECT COUNT(*) AS total, SUM(is_confirmed = 0) AS unconfirmed FROM subscribers WHERE list_id = ?',
      listId,
    )
    .one();
  return Number(total) >= MAX_SUBSCRIBERS || (needsConfirmation && Number(unconfirmed) >= MAX_UNCONFIRMED);
}

/** A second confirmation changes nothing. */
export function confirmSubscriber(storage: StorageContext, id: string): boolean {
  const { sql, clock } = storage;
  deleteUnconfirmed(storage);
  sql.exec(
    'UPDATE subscribers SET is_confirmed = 1, created_on = ? WHERE id = ? AND is_confirmed = 0',
    clock(),
    id,
  );
  return sql.exec('SELECT id FROM subscribers WHERE id = ?', id).toArray().length > 0;
}

/** Also deletes the emails with its address. */
export function deleteSubscriber({ sql }: StorageContext, id: string): boolean {
  sql.exec('DELETE FROM outbox WHERE substr(id, 1, ?2) = ?1', emailPrefix(id), emailPrefix(id).length);
  return sql.exec('DELETE FROM subscribers WHERE id = ? RETURNING id', id).toArray().length > 0;
}

export function deleteSubscribers(storage: StorageContext, listId: string, releaseId: string): void {
  const { sql } = storage;
  sql.exec('INSERT OR REPLACE INTO closed_lists (list_id, release_id) VALUES (?, ?)', listId, releaseId);
  sql.exec(
    `DELETE FROM outbox WHERE substr(id, 1, ?1) = ?2
       AND substr(id, ?1 + 1, ${SUBSCRIBER_ID_LENGTH}) IN (SELECT id FROM subscribers WHERE list_id = ?3)`,
    EMAIL_START.length,
    EMAIL_START,
    listId,
  );
  sql.exec('DELETE FROM subscribers WHERE list_id = ?', listId);
}

/** Deletes addresses that were not confirmed in time. */
export function deleteUnconfirmed({ sql, clock }: StorageContext): void {
  sql.exec('DELETE FROM subscribers WHERE is_confirmed = 0 AND created_on <= ?', clock() - UNCONFIRMED_MS);
}

/** When `deleteUnconfirmed` has to run next; undefined for never. */
export function nextExpiry({ sql }: StorageContext): number | undefined {
  const { first } = sql.exec('SELECT MIN(created_on) AS first FROM subscribers WHERE is_confirmed = 0').one();
  return first === null || first === undefined ? undefined : Number(first) + UNCONFIRMED_MS;
}

export function findSubscribers({ sql }: StorageContext, query: SubscriberSearch): FoundSubscribers {
  const { listId, state, search = '', isAscending = false, limit } = query;
  const words = searchWords(search);
  // `instr` has no wildcards, unlike LIKE.
  const from = `FROM subscribers WHERE list_id = ? AND is_confirmed = ? ${words.map(() => 'AND instr(lower(email), ?) > 0').join(' ')}`;
  const values = [listId, state === 'subscribed' ? 1 : 0, ...words];
  return findPositions({ sql }, { from, values, isAscending, limit });
}

/** Returns the subscribers with these ids, in any order; deleted ones are left out. */
export function readSubscribers(
  { sql }: StorageContext,
  ids: readonly string[],
): readonly StoredSubscriber[] {
  return ids.flatMap((id) =>
    sql.exec('SELECT * FROM subscribers WHERE id = ?', id).toArray().map(subscriberOf),
  );
}

export function listSubscribers(
  { sql }: StorageContext,
  { listId, limit, after }: SubscribersQuery,
): readonly StoredSubscriber[] {
  return sql
    .exec(
      `SELECT * FROM subscribers WHERE list_id = ? AND is_confirmed = 1 AND (created_on, id) > (?, ?)
       ORDER BY created_on, id LIMIT ?`,
      listId,
      after?.createdOn ?? -1,
      after?.id ?? '',
      limit,
    )
    .toArray()
    .map(subscriberOf);
}

export function countSubscribers({ sql }: StorageContext): Readonly<Record<string, number>> {
  const rows = sql
    .exec('SELECT list_id, COUNT(*) AS count FROM subscribers WHERE is_confirmed = 1 GROUP BY list_id')
    .toArray();
  return Object.fromEntries(rows.map(({ list_id, count }) => [String(list_id), Number(count)]));
}

const EMAIL_START = 'subscription-';

/** The ids of the emails to a subscriber start with it. */
function emailPrefix(id: string): string {
  return `${EMAIL_START}${id}-`;
}

function subscriberOf(row: Row): StoredSubscriber {
  return {
    id: String(row.id),
    email: String(row.email),
    createdOn: Number(row.created_on),
    formId: String(row.form_id),
  };
}

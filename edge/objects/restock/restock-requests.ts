import { ownValue } from '../../../compiler/model/index.ts';
import type { RestockList, StoredRestockRequest } from '../../../formatters/vocabulary/api/restock.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { SERVER_TEXTS } from '../../../formatters/vocabulary/site/server-texts.ts';
import type {
  RestockedVariant,
  RestockRequestsQuery,
  RestockTexts,
  SignUpRequest,
} from '../../domain/restock.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { FAILED_ROWS, type OutboxContext } from '../outbox.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** R-ERESTOCK-API-11. */
const PAGE = 50;

/** Maximum number of open requests per variant, against floods of invented emails. */
const MAX_REQUESTS_PER_VARIANT = 10_000;
const DAY_MS = 86_400_000;
/** Retention periods of notified and open requests. */
const RETENTION_MS = { notified: 90 * DAY_MS, waiting: 730 * DAY_MS } as const;

/**
 * Stores one request per variant and email; a notified request is opened again. Returns false when the limit is
 * reached.
 */
export function signUp(storage: StorageContext, request: SignUpRequest): boolean {
  const { sql, clock } = storage;
  const { productId, variantId, email, isJoinMailingList, language, origin } = request;
  const { others } = sql
    .exec(
      'SELECT COUNT(*) AS others FROM sign_ups WHERE product_id = ? AND variant_id = ? AND email_key <> ?',
      productId,
      variantId,
      emailKey(email),
    )
    .one();
  if (Number(others) >= MAX_REQUESTS_PER_VARIANT) return false;
  const { id } = sql
    .exec(
      `INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, language, origin, created_on)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
     ON CONFLICT (product_id, variant_id, email_key) DO UPDATE SET
       email = ?5, is_join_mailing_list = max(is_join_mailing_list, ?6), language = ?7, origin = ?8,
       created_on = CASE WHEN notified_on IS NULL THEN created_on ELSE ?9 END,
       epoch = epoch + (notified_on IS NOT NULL), notified_on = NULL
     RETURNING id`,
      crypto.randomUUID(),
      productId,
      variantId,
      emailKey(email),
      email,
      isJoinMailingList ? 1 : 0,
      language ?? null,
      origin,
      clock(),
    )
    .one();
  linkToMember(storage, String(id), request);
  return true;
}

function linkToMember({ sql, clock }: StorageContext, signUpId: string, request: SignUpRequest): void {
  const { memberId, email, language } = request;
  if (memberId === undefined) return;
  sql.exec(
    `INSERT INTO own_sign_ups (id, member_id, sign_up, email, language, created_on) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (member_id, sign_up) DO UPDATE SET email = ?4, language = ?5`,
    crypto.randomUUID(),
    memberId,
    signUpId,
    email,
    language ?? null,
    clock(),
  );
}

/** Deletes requests after their retention period. */
export function deleteExpired({ sql, clock }: StorageContext): void {
  sql.exec(
    'DELETE FROM sign_ups WHERE notified_on <= ?1 OR (notified_on IS NULL AND created_on <= ?2)',
    clock() - RETENTION_MS.notified,
    clock() - RETENTION_MS.waiting,
  );
  sql.exec('DELETE FROM own_sign_ups WHERE sign_up NOT IN (SELECT id FROM sign_ups)');
}

/** Whether there are any requests. */
export function hasRequests({ sql }: StorageContext): boolean {
  return sql.exec('SELECT id FROM sign_ups LIMIT 1').toArray().length > 0;
}

/**
 * Queues an email for each open request and marks it as notified, in one transaction. Retries emails that the provider
 * rejected. Returns the number of emails.
 */
export function notify({ sql, clock, outbox }: OutboxContext, variants: readonly RestockedVariant[]): number {
  let count = 0;
  for (const variant of variants) {
    const failed = sql
      .exec(
        `SELECT id FROM outbox WHERE ${FAILED_ROWS} AND id IN
           (SELECT ${EMAIL_ID} FROM sign_ups WHERE product_id = ? AND variant_id = ?)`,
        variant.productId,
        variant.variantId,
      )
      .toArray();
    count += failed.filter(({ id }) => outbox.retry(String(id))).length;
    const waiting = sql
      .exec(
        'SELECT * FROM sign_ups WHERE product_id = ? AND variant_id = ? AND notified_on IS NULL ORDER BY created_on, id',
        variant.productId,
        variant.variantId,
      )
      .toArray();
    for (const row of waiting) {
      outbox.add({
        // One email per request, even if notified repeatedly; the same id as in `EMAIL_ID`.
        id: `restock-${row.id}-${row.epoch}`,
        kind: 'mail',
        to: String(row.email),
        ...emailOf(ownValue(variant.inLanguages ?? {}, String(row.language)) ?? variant, String(row.origin)),
      });
      sql.exec('UPDATE sign_ups SET notified_on = ? WHERE id = ?', clock(), String(row.id));
    }
    count += waiting.length;
  }
  return count;
}

/** SQL: the id of the last email of a row of `sign_ups`. */
const EMAIL_ID = `'restock-' || sign_ups.id || '-' || sign_ups.epoch`;

/** SQL: an expression on that email, if it matches a condition. */
export function emailSubquery(what: string, rows: string): string {
  return `(SELECT ${what} FROM outbox WHERE outbox.id = ${EMAIL_ID} AND ${rows})`;
}

/** SQL: delivery status of the email, for contributors. */
function emailColumns({ outbox }: OutboxContext): string {
  return [
    `${emailSubquery('1', outbox.unsendableRows)} AS is_kept`,
    `${emailSubquery('last_error', FAILED_ROWS)} AS last_error`,
    `${emailSubquery('due_on', FAILED_ROWS)} AS due_on`,
  ].join(', ');
}

/** Requests as their customer may see them: without data that others have entered. */
const OWN_SIGN_UPS = `(SELECT own.id, own.member_id, product_id, variant_id, own.email, 0 AS is_join_mailing_list, own.language,
  own.created_on, notified_on FROM own_sign_ups own JOIN sign_ups ON sign_ups.id = own.sign_up)`;

/** Newest first. */
export function listSignUps(storage: OutboxContext, request: RestockRequestsQuery): RestockList {
  const { productId, variantId, memberId, cursor } = request;
  const [createdOn = Number.MAX_SAFE_INTEGER, id = ''] = decodeCursor(cursor, ['number', 'string']) ?? [];
  const rows = storage.sql
    .exec(
      `SELECT *${memberId === undefined ? `, ${emailColumns(storage)}` : ''}
       FROM ${memberId === undefined ? 'sign_ups' : OWN_SIGN_UPS}
       WHERE (created_on, id) < (?1, ?2) AND (?3 IS NULL OR product_id = ?3) AND (?4 IS NULL OR variant_id = ?4)
         AND ?5 IS ${memberId === undefined ? 'NULL' : 'member_id'}
       ORDER BY created_on DESC, id DESC LIMIT ?6`,
      createdOn,
      id,
      productId ?? null,
      variantId ?? null,
      memberId ?? null,
      PAGE + 1,
    )
    .toArray();
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    signUps: rows.slice(0, PAGE).map((row) => signUpOf(row, storage)),
    ...pageEnd(last && [Number(last.created_on), String(last.id)]),
  };
}

/** The cursor of the next page, after the last entry of this one. */
export function pageEnd(
  place: readonly (string | number)[] | undefined,
): Pick<RestockList, 'hasNextPage' | 'nextPageCursor'> {
  return place === undefined
    ? { hasNextPage: false }
    : { hasNextPage: true, nextPageCursor: encodeCursor(place) };
}

/** Contains no visitor input; titles of the site are reduced to one line. */
function emailOf(
  { title, url, siteTitle, texts = SERVER_TEXTS }: RestockTexts,
  origin: string,
): { subject: string; text: string } {
  const productName = title.replace(/\s+/g, ' ');
  // Without a known origin the email has no link.
  const link = !url.startsWith('/') ? url : origin === '' ? undefined : `${origin}${url}`;
  const news =
    link === undefined
      ? fillMessage(texts.emailRestock, { productName })
      : `${fillMessage(texts.emailRestockLink, { productName })}\n\n${link}`;
  return {
    subject: fillMessage(texts.emailRestockSubject, { productName }),
    text: `${news}\n\n${siteTitle.replace(/\s+/g, ' ')}\n`,
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

function signUpOf(row: Row, { outbox }: OutboxContext): StoredRestockRequest {
  return {
    id: String(row.id),
    productId: String(row.product_id),
    variantId: String(row.variant_id),
    siteVisitorEmail: String(row.email),
    isJoinMailingList: row.is_join_mailing_list === 1,
    createdOn: Number(row.created_on),
    ...(row.language !== null && { language: String(row.language) }),
    ...(row.notified_on !== null && { notifiedOn: Number(row.notified_on) }),
    ...(row.is_kept === 1 && { isRetained: true }),
    ...(typeof row.last_error === 'string' && { failure: outbox.failureOf(row) }),
  };
}

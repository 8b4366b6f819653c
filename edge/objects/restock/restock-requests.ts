import type { RestockList, SignUpGroup, StoredSignUp } from '../../../formatters/vocabulary/api/restock.ts';
import type {
  BackInStock,
  RestockGroupsQuery,
  RestockRequestsQuery,
  SignUpQuestion,
} from '../../domain/restock.ts';
import { cursorOf, placeOf } from '../../platform/cursor.ts';
import { FAILED_ROWS, type Outbox } from '../outbox.ts';

/** What the steps work on; each runs inside one transaction and waits for nothing. */
export interface WaitingList {
  readonly sql: SqlStorage;
  readonly clock: () => number;
  readonly outbox: Outbox;
}

type Row = Readonly<Record<string, SqlStorageValue>>;

/** R-ERESTOCK-API-11. */
const PAGE = 50;

/** Who may wait for one variant: a flood of made-up emails ends here. */
const MOST_OF_A_VARIANT = 10_000;
const DAY_MS = 86_400_000;
/** Whoever was told needs not be remembered; whoever waits that long waits no more. */
const KEEP_MS = { notified: 90 * DAY_MS, waiting: 730 * DAY_MS } as const;

/** Once for each variant and email; whoever was told already waits again. False: there is no room. */
export function signUp(list: WaitingList, question: SignUpQuestion): boolean {
  const { sql, clock } = list;
  const { productId, variantId, email, isJoinMailingList, language, origin } = question;
  const { others } = sql
    .exec(
      'SELECT COUNT(*) AS others FROM sign_ups WHERE product_id = ? AND variant_id = ? AND email_key <> ?',
      productId,
      variantId,
      emailKey(email),
    )
    .one();
  if (Number(others) >= MOST_OF_A_VARIANT) return false;
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
  rememberOwn(list, String(id), question);
  return true;
}

function rememberOwn({ sql, clock }: WaitingList, signUpId: string, question: SignUpQuestion): void {
  const { memberId, email, language } = question;
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

/** Forgets whom nothing is owed any more. */
export function forgetOld({ sql, clock }: WaitingList): void {
  sql.exec(
    'DELETE FROM sign_ups WHERE notified_on <= ?1 OR (notified_on IS NULL AND created_on <= ?2)',
    clock() - KEEP_MS.notified,
    clock() - KEEP_MS.waiting,
  );
  sql.exec('DELETE FROM own_sign_ups WHERE sign_up NOT IN (SELECT id FROM sign_ups)');
}

/** Somebody who waits, or was told. */
export function isSomebodyHere({ sql }: WaitingList): boolean {
  return sql.exec('SELECT id FROM sign_ups LIMIT 1').toArray().length > 0;
}

/**
 * Promises a letter to everybody who waits, and marks them as told: all of it or nothing. Letters that the provider did not
 * take are tried again. Answers how many letters that is.
 */
export function notify({ sql, clock, outbox }: WaitingList, variants: readonly BackInStock[]): number {
  let count = 0;
  for (const variant of variants) {
    const failed = sql
      .exec(
        `SELECT id FROM outbox WHERE ${FAILED_ROWS} AND id IN
           (SELECT ${LETTER} FROM sign_ups WHERE product_id = ? AND variant_id = ?)`,
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
        // One letter for each time that somebody asked, whatever happens twice: `LETTER`.
        id: `restock-${row.id}-${row.epoch}`,
        kind: 'mail',
        to: String(row.email),
        ...emailOf(variant, String(row.origin)),
      });
      sql.exec('UPDATE sign_ups SET notified_on = ? WHERE id = ?', clock(), String(row.id));
    }
    count += waiting.length;
  }
  return count;
}

/** SQL: the id of the last letter to somebody of `sign_ups`. */
const LETTER = `'restock-' || sign_ups.id || '-' || sign_ups.epoch`;

/** SQL: what is said of that letter, if it is one of those rows. */
function ofLetter(what: string, rows: string): string {
  return `(SELECT ${what} FROM outbox WHERE outbox.id = ${LETTER} AND ${rows})`;
}

/** SQL: what became of the letters to people, for those who may know it. */
function emailColumns({ outbox }: WaitingList): string {
  return [
    `${ofLetter('1', outbox.keptRows)} AS is_kept`,
    `${ofLetter('last_error', FAILED_ROWS)} AS last_error`,
    `${ofLetter('due_on', FAILED_ROWS)} AS due_on`,
  ].join(', ');
}

/** As their customer may see them: what she said herself, and whether she was told. */
const OWN_SIGN_UPS = `(SELECT own.id, own.member_id, product_id, variant_id, own.email, 0 AS is_join_mailing_list, own.language,
  own.created_on, notified_on FROM own_sign_ups own JOIN sign_ups ON sign_ups.id = own.sign_up)`;

/** Newest first. */
export function listSignUps(list: WaitingList, question: RestockRequestsQuery): RestockList {
  const { productId, variantId, memberId, cursor } = question;
  const [createdOn = Number.MAX_SAFE_INTEGER, id = ''] = placeOf(cursor, ['number', 'string']) ?? [];
  const rows = list.sql
    .exec(
      `SELECT *${memberId === undefined ? `, ${emailColumns(list)}` : ''}
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
    signUps: rows.slice(0, PAGE).map((row) => signUpOf(row, list)),
    ...pageEnd(last && [Number(last.created_on), String(last.id)]),
  };
}

/** One line for each variant that somebody has asked about, the latest first. */
export function listGroups(list: WaitingList, { productId: only, cursor }: RestockGroupsQuery): RestockList {
  const place = placeOf(cursor, ['number', 'string', 'string']);
  const [latestOn = Number.MAX_SAFE_INTEGER, productId = '', variantId = ''] = place ?? [];
  const groups = list.sql
    .exec(
      `SELECT product_id, variant_id, COUNT(*) - COUNT(notified_on) AS waiting, COUNT(notified_on) AS notified,
         COUNT(${ofLetter('1', list.outbox.keptRows)}) AS kept, COUNT(${ofLetter('1', FAILED_ROWS)}) AS failed, MAX(created_on) AS latest
       FROM sign_ups WHERE ?1 IS NULL OR product_id = ?1
       GROUP BY product_id, variant_id HAVING (latest, product_id, variant_id) < (?2, ?3, ?4)
       ORDER BY latest DESC, product_id DESC, variant_id DESC LIMIT ?5`,
      only ?? null,
      latestOn,
      productId,
      variantId,
      PAGE + 1,
    )
    .toArray()
    .map(groupOf);
  const last = groups.length > PAGE ? groups[PAGE - 1] : undefined;
  return {
    signUpGroups: groups.slice(0, PAGE),
    ...pageEnd(last && [last.latestOn, last.productId, last.variantId]),
  };
}

function pageEnd(
  place: readonly (string | number)[] | undefined,
): Pick<RestockList, 'hasNextPage' | 'nextPageCursor'> {
  return place === undefined
    ? { hasNextPage: false }
    : { hasNextPage: true, nextPageCursor: cursorOf(place) };
}

/** Nothing of a visitor is in it; titles are of the site, and stand on one line each. */
function emailOf({ title, url, siteTitle }: BackInStock, origin: string): { subject: string; text: string } {
  const name = title.replace(/\s+/g, ' ');
  // Without an origin that is known for sure there is no link.
  const address = !url.startsWith('/') ? `:\n\n${url}` : origin === '' ? '.' : `:\n\n${origin}${url}`;
  return {
    subject: `${name} is back in stock`,
    text: `You asked to hear when ${name} is back in stock. It is${address}\n\n${siteTitle.replace(/\s+/g, ' ')}\n`,
  };
}

function emailKey(email: string): string {
  return email.toLowerCase();
}

function signUpOf(row: Row, { outbox }: WaitingList): StoredSignUp {
  return {
    id: String(row.id),
    productId: String(row.product_id),
    variantId: String(row.variant_id),
    siteVisitorEmail: String(row.email),
    isJoinMailingList: row.is_join_mailing_list === 1,
    createdOn: Number(row.created_on),
    ...(row.language !== null && { language: String(row.language) }),
    ...(row.notified_on !== null && { notifiedOn: Number(row.notified_on) }),
    ...(row.is_kept === 1 && { isKept: true }),
    ...(typeof row.last_error === 'string' && { failure: outbox.failureOf(row) }),
  };
}

function groupOf(row: Row): SignUpGroup {
  return {
    productId: String(row.product_id),
    variantId: String(row.variant_id),
    count: Number(row.waiting),
    notifiedCount: Number(row.notified),
    ...(Number(row.kept) > 0 && { keptCount: Number(row.kept) }),
    ...(Number(row.failed) > 0 && { failedCount: Number(row.failed) }),
    latestOn: Number(row.latest),
  };
}

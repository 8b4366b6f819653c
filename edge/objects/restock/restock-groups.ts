import type {
  EditorRestockGroupsResponse,
  RestockList,
  RestockRequestGroup,
  RestockSort,
} from '../../../formatters/vocabulary/api/restock.ts';
import type { RestockGroupPageQuery, RestockGroupsQuery } from '../../domain/restock.ts';
import { decodeCursor } from '../../platform/cursor.ts';
import { FAILED_ROWS, type OutboxContext } from '../outbox.ts';
import type { Row } from '../storage-context.ts';
import { emailSubquery, pageEnd } from './restock-requests.ts';

const GROUPS_PAGE = 500;

/** Returns the number of requests per variant, most recent first. */
export function listGroups(
  storage: OutboxContext,
  { productId: only, isOpen = false, cursor }: RestockGroupsQuery,
): RestockList {
  const position = decodeCursor(cursor, ['number', 'string', 'string']);
  const [latestOn = Number.MAX_SAFE_INTEGER, productId = '', variantId = ''] = position ?? [];
  const groups = storage.sql
    .exec(
      `SELECT ${groupColumns(storage)}
       FROM sign_ups WHERE ?1 IS NULL OR product_id = ?1
       GROUP BY product_id, variant_id HAVING (latest, product_id, variant_id) < (?2, ?3, ?4) AND waiting >= ?6
       ORDER BY latest DESC, product_id DESC, variant_id DESC LIMIT ?5`,
      only ?? null,
      latestOn,
      productId,
      variantId,
      GROUPS_PAGE + 1,
      isOpen ? 1 : 0,
    )
    .toArray()
    .map(groupOf);
  const last = groups.length > GROUPS_PAGE ? groups[GROUPS_PAGE - 1] : undefined;
  return {
    signUpGroups: groups.slice(0, GROUPS_PAGE),
    ...pageEnd(last && [last.latestOn, last.productId, last.variantId]),
  };
}

/** SQL by column. Emails that were not sent do not count as notified. */
const SORTED_BY: Readonly<Record<RestockSort, string>> = {
  count: 'waiting',
  notified: 'notified - kept - failed',
  latest: 'latest',
};

/** Returns a page of the groups of some or all products, and their number. */
export function readGroupPage(
  storage: OutboxContext,
  { productIds, sort, isAscending, offset, limit }: RestockGroupPageQuery,
): EditorRestockGroupsResponse {
  const ofProducts = '?1 IS NULL OR product_id IN (SELECT value FROM json_each(?1))';
  const products = productIds === undefined ? null : JSON.stringify(productIds);
  const { total } = storage.sql
    .exec(
      `SELECT COUNT(*) AS total FROM (SELECT DISTINCT product_id, variant_id FROM sign_ups WHERE ${ofProducts})`,
      products,
    )
    .one();
  const signUpGroups = storage.sql
    .exec(
      `SELECT ${groupColumns(storage)} FROM sign_ups WHERE ${ofProducts} GROUP BY product_id, variant_id
       ORDER BY ${SORTED_BY[sort]} ${isAscending ? 'ASC' : 'DESC'}, latest DESC, product_id, variant_id LIMIT ?2 OFFSET ?3`,
      products,
      limit,
      offset,
    )
    .toArray()
    .map(groupOf);
  return { signUpGroups, total: Number(total) };
}

/** SQL: a group of requests, as `groupOf` reads it. */
function groupColumns({ outbox }: OutboxContext): string {
  return `product_id, variant_id, COUNT(*) - COUNT(notified_on) AS waiting, COUNT(notified_on) AS notified,
    COUNT(${emailSubquery('1', outbox.unsendableRows)}) AS kept, COUNT(${emailSubquery('1', FAILED_ROWS)}) AS failed, MAX(created_on) AS latest`;
}

function groupOf(row: Row): RestockRequestGroup {
  return {
    productId: String(row.product_id),
    variantId: String(row.variant_id),
    count: Number(row.waiting),
    notifiedCount: Number(row.notified),
    ...(Number(row.kept) > 0 && { retainedCount: Number(row.kept) }),
    ...(Number(row.failed) > 0 && { failedCount: Number(row.failed) }),
    latestOn: Number(row.latest),
  };
}

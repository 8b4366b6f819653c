import type { ListedSubmission, SubmissionSearch, SubmissionsQuery } from '../../../domain/forms.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import type { Tenant } from '../../../tenancy/tenant.ts';
import { comparePositions, searchShards } from './search-shards.ts';

/** Form submissions across all shards. */

export interface SubmissionsPageQuery extends Omit<SubmissionsQuery, 'after'> {
  /** Cursor of the previous page; an invalid cursor starts at the first page. */
  readonly cursor?: string;
}

export interface SubmissionsPage {
  readonly submissions: readonly ListedSubmission[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** Newest first. */
export async function listSubmissions(
  tenant: Tenant,
  { cursor, limit, ...query }: SubmissionsPageQuery,
): Promise<SubmissionsPage> {
  const [createdOn, id] = decodeCursor(cursor, ['number', 'string']) ?? [];
  const after = createdOn === undefined ? {} : { after: { createdOn: Number(createdOn), id: String(id) } };
  const shardQuery = { ...query, limit: limit + 1, ...after };
  const lists = await Promise.all(shards(tenant).map((shard) => shard.submissions(shardQuery)));
  const all = lists.flat().toSorted((left, right) => comparePositions(right, left));
  const submissions = all.slice(0, limit);
  const last = submissions.at(-1);
  const hasNextPage = all.length > limit;
  return {
    submissions,
    hasNextPage,
    ...(hasNextPage && last !== undefined && { nextPageCursor: encodeCursor([last.createdOn, last.id]) }),
  };
}

export interface SubmissionSearchQuery extends SubmissionSearch {
  readonly offset: number;
}

/** Returns one page of the matching submissions, and their number on all pages. */
export async function searchSubmissions(
  tenant: Tenant,
  { offset, limit, ...query }: SubmissionSearchQuery,
): Promise<SubmissionsPage & { readonly total: number }> {
  const { entries, total } = await searchShards<ListedSubmission>(
    shards(tenant).map((shard) => ({
      find: (count) => shard.findSubmissions({ ...query, limit: count }),
      read: (ids) => shard.readSubmissions(ids),
    })),
    { ...query, offset, limit },
  );
  const last = entries.at(-1);
  const hasNextPage = total > offset + limit;
  const hasCursor = hasNextPage && last !== undefined && query.isAscending !== true;
  return {
    submissions: entries,
    total,
    hasNextPage,
    ...(hasCursor && { nextPageCursor: encodeCursor([last.createdOn, last.id]) }),
  };
}

/** Returns the number of matching submissions. */
export async function countMatches(tenant: Tenant, query: Omit<SubmissionSearch, 'limit'>): Promise<number> {
  const found = await Promise.all(
    shards(tenant).map((shard) => shard.findSubmissions({ ...query, limit: 0 })),
  );
  return found.reduce((sum, { total }) => sum + total, 0);
}

/** Returns the number of unread submissions by form, without zeros. */
export async function countNew(tenant: Tenant): Promise<ReadonlyMap<string, number>> {
  const counts = (await Promise.all(shards(tenant).map((shard) => shard.counts()))).flat();
  const found = new Map<string, number>();
  for (const { formId, newCount } of counts)
    if (newCount > 0) found.set(formId, (found.get(formId) ?? 0) + newCount);
  return found;
}

export async function markSeen(tenant: Tenant, formId: string, until: number): Promise<void> {
  await Promise.all(shards(tenant).map((shard) => shard.markSeen(formId, until)));
}

function shards(tenant: Tenant) {
  return Array.from({ length: SHARDS.forms }, (_, shard) => tenant.forms(shard));
}

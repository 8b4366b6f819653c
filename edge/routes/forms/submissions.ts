import { cursorOf, placeOf } from '../../objects/cursor.ts';
import type {
  ListedSubmission,
  SubmissionPlace,
  SubmissionsQuestion,
} from '../../objects/forms/submission.ts';
import { SHARDS } from '../../tenancy/objects.ts';
import type { Tenant } from '../../tenancy/tenant.ts';

/*
 * What the dashboard asks of the answers to forms, over all objects that keep them.
 */

export interface SubmissionsPageQuestion extends Omit<SubmissionsQuestion, 'after'> {
  /** From the page before; what is none begins anew. */
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
  { cursor, limit, ...question }: SubmissionsPageQuestion,
): Promise<SubmissionsPage> {
  const [createdOn, id] = placeOf(cursor, ['number', 'string']) ?? [];
  const after = createdOn === undefined ? {} : { after: { createdOn: Number(createdOn), id: String(id) } };
  const asked = { ...question, limit: limit + 1, ...after };
  const lists = await Promise.all(shards(tenant).map((shard) => shard.submissions(asked)));
  const all = lists.flat().toSorted((left, right) => compare(right, left));
  const submissions = all.slice(0, limit);
  const last = submissions.at(-1);
  const hasNextPage = all.length > limit;
  return {
    submissions,
    hasNextPage,
    ...(hasNextPage && last !== undefined && { nextPageCursor: cursorOf([last.createdOn, last.id]) }),
  };
}

function shards(tenant: Tenant) {
  return Array.from({ length: SHARDS.forms }, (_, shard) => tenant.forms(shard));
}

function compare(left: SubmissionPlace, right: SubmissionPlace): number {
  if (left.createdOn !== right.createdOn) return left.createdOn - right.createdOn;
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

import type { Context } from 'hono';
import { z } from 'zod';
import { idSchema } from '../../../../compiler/model/index.ts';
import {
  type StoredSubscriber,
  SUBSCRIBER_STATES,
  type SubscriberCountsResponse,
  type SubscribersResponse,
} from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import type { SubscriberPosition } from '../../../domain/mailing-list.ts';
import { LIST_QUERY } from '../../../middleware/list-query.ts';
import { readQuery } from '../../../middleware/read-query.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { comparePositions, searchShards } from '../store/search-shards.ts';

const subscribersQuery = z.object({
  ...LIST_QUERY,
  state: z.enum(SUBSCRIBER_STATES).default('subscribed'),
});

/** Subscribers per call of an object, for the file. */
const BATCH = 5000;

/** GET mailing-lists: numbers of subscribers. */
export async function countAll(context: Context<AppEnv>): Promise<Response> {
  const counts = await Promise.all(shards(context).map((shard) => shard.countSubscribers()));
  const sums = new Map<string, number>();
  for (const [listId, count] of counts.flatMap(Object.entries<number>))
    sums.set(listId, (sums.get(listId) ?? 0) + count);
  const mailingLists = [...sums].map(([listId, count]) => ({ listId, count }));
  return context.json({ mailingLists } satisfies SubscriberCountsResponse);
}

/** GET mailing-lists/:listId/subscribers, merged from all shards. */
export async function listSubscribers(context: Context<AppEnv>): Promise<Response> {
  const { state, search, order, offset, limit } = readQuery(context, subscribersQuery);
  const query = { listId: listIdOf(context), state, search, isAscending: order === 'asc' };
  const { entries, total } = await searchShards<StoredSubscriber>(
    shards(context).map((shard) => ({
      find: (count) => shard.findSubscribers({ ...query, limit: count }),
      read: (ids) => shard.readSubscribers(ids),
    })),
    { isAscending: query.isAscending, offset, limit },
  );
  return context.json({ subscribers: entries, total } satisfies SubscribersResponse);
}

/**
 * GET mailing-lists/:listId/subscribers.csv: the confirmed subscribers, oldest first. No value can be a formula of a
 * spreadsheet: addresses of forms contain neither `=` nor parentheses.
 */
export async function exportSubscribers(context: Context<AppEnv>): Promise<Response> {
  const listId = listIdOf(context);
  const all = await Promise.all(shards(context).map((shard) => everySubscriber(shard, listId)));
  const lines = all
    .flat()
    .toSorted(comparePositions)
    .map(({ email, createdOn, formId }) => [email, new Date(createdOn).toISOString(), formId].join(','));
  const text = ['email,subscribed,form', ...lines].map((line) => `${line}\r\n`).join('');
  return context.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName(listId)}"`,
    'cache-control': 'no-store',
  });
}

/** Ids of lists are safe in headers; other ids have no subscribers. */
function fileName(listId: string): string {
  return `subscribers${idSchema.safeParse(listId).success ? `-${listId}` : ''}.csv`;
}

async function everySubscriber(shard: Shard, listId: string): Promise<readonly StoredSubscriber[]> {
  const all: StoredSubscriber[] = [];
  for (let after: SubscriberPosition | undefined; ; after = all.at(-1)) {
    const batch = await shard.subscribers({ listId, limit: BATCH, ...(after !== undefined && { after }) });
    all.push(...batch);
    if (batch.length < BATCH) return all;
  }
}

/** DELETE …/subscribers/:subscriberId, with the emails to it. */
export async function deleteSubscriber(context: Context<AppEnv>): Promise<Response> {
  const id = context.req.param('subscriberId') ?? '';
  const results = await Promise.all(
    shards(context)
      .filter((_, shard) => id.startsWith(String(shard)))
      .map((shard) => shard.deleteSubscriber(id)),
  );
  if (!results.includes(true)) throw new ApiError(404, MESSAGES.notFound);
  return context.json({ id });
}

/** DELETE …/subscribers: all of a list, which the live release cannot add to any more. */
export async function deleteSubscribers(context: Context<AppEnv>): Promise<Response> {
  const release = await context.get('tenant').release();
  const listId = listIdOf(context);
  await Promise.all(shards(context).map((shard) => shard.deleteSubscribers(listId, release?.id ?? '')));
  return context.json({});
}

function listIdOf(context: Context<AppEnv>): string {
  return context.req.param('listId') ?? '';
}

type Shard = ReturnType<typeof shards>[number];

function shards(context: Context<AppEnv>) {
  return Array.from({ length: SHARDS.forms }, (_, shard) => context.get('tenant').forms(shard));
}

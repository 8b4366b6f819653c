import type { Context } from 'hono';
import type { EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor/outbox.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET outbox: the emails of all objects of the site, newest first, page by page. */
export async function listOutbox(context: Context<AppEnv>): Promise<Response> {
  const tenant = context.get('tenant');
  const limit = limitOf(context);
  const forms = Array.from({ length: SHARDS.forms }, (_, shard) => tenant.forms(shard));
  const sources = [tenant.store(), tenant.restock(), ...forms];
  const last = positionsIn(context.req.query('cursor'));
  const lists = await Promise.all(
    sources.map(async (source, index) => {
      const before = last[index];
      const query = { limit: limit + 1, ...(before !== undefined && { before }) };
      return (await source.listOutbox(query)).map((message) => ({ message, index }));
    }),
  );
  const found = lists.flat().sort((one, other) => other.message.createdOn - one.message.createdOn);
  const shown = found.slice(0, limit);
  const hasNextPage = found.length > limit;
  const positions = sources.map(
    (_, source) => shown.findLast(({ index }) => index === source)?.message.position ?? last[source] ?? '',
  );
  const response: EditorOutboxResponse = {
    messages: shown.map(({ message }) => message),
    hasNextPage,
    ...(hasNextPage && { nextPageCursor: positions.join('.') }),
  };
  return context.json(response);
}

/** The position of the last email of each object on the previous pages: `12..7`. */
function positionsIn(cursor = ''): readonly (number | undefined)[] {
  return cursor.split('.').map((text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined));
}

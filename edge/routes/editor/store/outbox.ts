import type { Context } from 'hono';
import type { EditorEmail, EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET outbox: the emails of all objects of the site. */
export async function listOutbox(context: Context<AppEnv>): Promise<Response> {
  const tenant = context.get('tenant');
  const limit = limitOf(context);
  const forms = Array.from({ length: SHARDS.forms }, (_, shard) => tenant.forms(shard));
  const lists: readonly (readonly EditorEmail[])[] = await Promise.all([
    tenant.store().listOutbox({ limit }),
    tenant.restock().listOutbox({ limit }),
    ...forms.map((shard) => shard.listOutbox({ limit })),
  ]);
  const messages = lists
    .flat()
    .sort((one, other) => other.createdOn - one.createdOn)
    .slice(0, limit);
  return context.json({ messages } satisfies EditorOutboxResponse);
}

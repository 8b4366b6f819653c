import type { Context } from 'hono';
import { z } from 'zod';
import type {
  MoveCall,
  MoveContributorsResponse,
  MoveObject,
  MoveOverview,
} from '../../../formatters/vocabulary/api/move.ts';
import { readJson } from '../../middleware/read-body.ts';
import { DEFAULT_CART_SHARDS, SHARDS } from '../../platform/remote/object-names.ts';
import { rememberSite } from '../../release/sweep-bucket.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** Carts have the number of their object in their id, so a deployment with fewer objects keeps those of a larger one. */
const MAX_CART_SHARDS = 64;

/** Read-only without a sign of life of `quoin move` for at most this long. */
const MAX_SECONDS = 3600;

const valueSchema = z.union([z.string(), z.number(), z.null()]);
const rowSchema = z.array(valueSchema);
const nameSchema = z.string().max(100);
const objectSchema = z.object({
  kind: z.enum(['site', 'store', 'restock', 'cart', 'forms', 'member', 'census']),
  shard: z.int().min(0).max(255),
});
const callSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('describe') }),
  z.object({
    call: z.literal('begin'),
    id: nameSchema,
    phase: z.enum(['copying', 'moved', 'receiving', 'received']),
    seconds: z.int().min(1).max(MAX_SECONDS).optional(),
  }),
  z.object({ call: z.literal('end'), id: nameSchema }),
  z.object({ call: z.literal('tables') }),
  z.object({ call: z.literal('rows'), table: nameSchema, after: rowSchema.optional() }),
  z.object({ call: z.literal('clear'), id: nameSchema }),
  z.object({
    call: z.literal('write'),
    id: nameSchema,
    table: nameSchema,
    columns: z.array(nameSchema),
    rows: z.array(rowSchema),
  }),
]);
const requestSchema = z.object({ object: objectSchema, request: callSchema });

/** GET /_admin/move: the objects of the site, and what must be the same on both servers. */
export async function describeMove(context: Context<AppEnv>): Promise<Response> {
  const { siteId, keys } = context.get('tenant');
  const overview: MoveOverview = {
    siteId,
    objects: objectsOf(Math.max(MAX_CART_SHARDS, Number(context.env.CART_SHARDS ?? DEFAULT_CART_SHARDS))),
    secretMark: await keys.sign('move', 'mark'),
  };
  return context.json(overview);
}

/** POST /_admin/move: one call to one object. */
export async function moveObject(context: Context<AppEnv>): Promise<Response> {
  const { object, request } = await readJson(context, requestSchema);
  const tenant = context.get('tenant');
  const response = await tenant[object.kind](object.shard).move(request as MoveCall);
  const { R2, DISK } = context.env;
  // Sweeps of the bucket ask every site that has releases in it.
  if (object.kind === 'site' && request.call === 'begin' && R2 !== undefined && DISK === undefined)
    await rememberSite(R2, tenant.siteId);
  return context.json(response);
}

function objectsOf(cartShards: number): readonly MoveObject[] {
  const shardsOf = (kind: MoveObject['kind'], count: number) =>
    Array.from({ length: count }, (_, shard) => ({ kind, shard }));
  return [
    // In this order: no order can be placed any more when the objects that follow from it become read-only.
    ...shardsOf('store', 1),
    ...shardsOf('site', 1),
    ...shardsOf('restock', 1),
    ...shardsOf('forms', SHARDS.forms),
    ...shardsOf('member', SHARDS.member),
    ...shardsOf('census', SHARDS.census),
    ...shardsOf('cart', cartShards),
  ];
}

/** GET /_admin/move/contributors: those of the site, with their password hashes. */
export async function listContributors(context: Context<AppEnv>): Promise<Response> {
  const { siteId, account } = context.get('tenant');
  const contributors = await account().movedContributors(siteId);
  return context.json({ contributors } satisfies MoveContributorsResponse);
}

const contributorsSchema = z.object({
  contributors: z.array(
    z.object({
      id: nameSchema,
      email: z.string(),
      name: z.string(),
      password: z.string().nullable(),
      createdOn: z.number(),
      roles: z.string(),
    }),
  ),
});

/** POST /_admin/move/contributors: adds those that are missing. */
export async function addContributors(context: Context<AppEnv>): Promise<Response> {
  const { siteId, account } = context.get('tenant');
  const { contributors } = await readJson(context, contributorsSchema);
  await account().addContributors(siteId, contributors);
  return context.json({});
}

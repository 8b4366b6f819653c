import type { Context } from 'hono';
import { z } from 'zod';
import { docKeySchema, hashSchema } from '../../../compiler/model/index.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/system-releases.ts';
import { readJson } from '../../middleware/read-body.ts';
import { requireActivated } from '../../publishing/build-and-activate.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const activateSchema = z.object({
  id: hashSchema,
  expectedPrevious: hashSchema.nullish(),
  message: z.string().max(500).default(''),
  createdBy: z.string().max(200).default(RELEASE_AUTHOR.commandLine),
  docs: z.record(docKeySchema, z.int().min(0)).optional(),
  asOf: z.int().min(0).optional(),
});

/** POST /_admin/activate: makes a release live whose blobs are stored. */
export async function activate(context: Context<AppEnv>): Promise<Response> {
  const activation = await readJson(context, activateSchema);
  const { siteId, site } = context.get('tenant');
  requireActivated(siteId, await site().activate(siteId, activation));
  return context.json({ ok: true });
}

/** GET /_admin/releases: without the documents of each, unless `?docs=true`. */
export async function listReleases(context: Context<AppEnv>): Promise<Response> {
  const site = context.get('tenant').site();
  const hasDocs = context.req.query('docs') === 'true';
  return context.json({ releases: await (hasDocs ? site.releases() : site.listReleases()) });
}

/** POST /_admin/rollback. */
export async function rollback(context: Context<AppEnv>): Promise<Response> {
  const { id } = await readJson(context, z.object({ id: hashSchema }));
  const { siteId, site } = context.get('tenant');
  requireActivated(siteId, await site().rollback(siteId, id, RELEASE_AUTHOR.commandLine));
  return context.json({ ok: true });
}

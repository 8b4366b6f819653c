import type { Context } from 'hono';
import { z } from 'zod';
import { type DocKey, docKeySchema } from '../../../compiler/model/index.ts';
import { readJson } from '../../middleware/read-json.ts';
import { publishBaseSchema } from '../../objects/site/releases/releases.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const importSchema = z.object({
  docs: z.array(z.object({ key: docKeySchema, body: z.unknown() })).max(50_000),
  deleted: z.array(docKeySchema).max(50_000).default([]),
  bases: z.record(docKeySchema, z.int().min(0)).optional(),
});

/**
 * POST /_admin/import: what the site's folder says. Answers revisions, what is wrong with documents left as they were,
 * and which were left because the dashboard changed them too.
 */
export async function importDocs(context: Context<AppEnv>): Promise<Response> {
  return context.json(
    await context
      .get('tenant')
      .site()
      .importDocs(await readJson(context, importSchema)),
  );
}

/** GET /_admin/changes?base=…: what is not live yet, or, with `published`, what nobody has published yet. */
export async function listChanges(context: Context<AppEnv>): Promise<Response> {
  const base = publishBaseSchema.catch('live').parse(context.req.query('base'));
  return context.json({ changes: await context.get('tenant').site().changes({ base }) });
}

/** GET /_admin/unsynced?after=…: what the site's folder does not have yet, part by part. */
export async function listUnsynced(context: Context<AppEnv>): Promise<Response> {
  return context.json(
    await context
      .get('tenant')
      .site()
      .unsynced(context.req.query('after') ?? ''),
  );
}

/** POST /_admin/synced: the site's folder has these revisions now. */
export async function markWrittenToDisk(context: Context<AppEnv>): Promise<Response> {
  const { revs } = await readJson(context, z.object({ revs: z.record(docKeySchema, z.int().min(0)) }));
  await context
    .get('tenant')
    .site()
    .markWrittenToDisk(revs as Readonly<Record<DocKey, number>>);
  return context.json({ ok: true });
}

import type { Context } from 'hono';
import { z } from 'zod';
import { type DocKey, docKeySchema } from '../../../compiler/model/index.ts';
import { publishBaseSchema } from '../../domain/site.ts';
import { readJson } from '../../middleware/read-body.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const importSchema = z.object({
  docs: z.array(z.object({ key: docKeySchema, body: z.unknown() })).max(50_000),
  deleted: z.array(docKeySchema).max(50_000).default([]),
  bases: z.record(docKeySchema, z.int().min(0)).optional(),
  isFirst: z.boolean().optional(),
  hasMore: z.boolean().optional(),
});

/**
 * POST /_admin/import: imports the site's folder. Returns revisions, validation errors, and conflicts with edits of the
 * dashboard.
 */
export async function importDocs(context: Context<AppEnv>): Promise<Response> {
  return context.json(
    await context
      .get('tenant')
      .site()
      .importDocs(await readJson(context, importSchema)),
  );
}

/** GET /_admin/changes?base=…: lists unpublished changes, relative to the live or last published release. */
export async function listChanges(context: Context<AppEnv>): Promise<Response> {
  const base = publishBaseSchema.catch('live').parse(context.req.query('base'));
  return context.json({ changes: await context.get('tenant').site().changes({ base }) });
}

/** GET /_admin/unsynced?after=…: lists documents that are not in the site's folder, in parts. */
export async function listUnsynced(context: Context<AppEnv>): Promise<Response> {
  return context.json(
    await context
      .get('tenant')
      .site()
      .unsynced(context.req.query('after') ?? ''),
  );
}

/** POST /_admin/synced: marks revisions as written to the site's folder. */
export async function markWrittenToDisk(context: Context<AppEnv>): Promise<Response> {
  const { revs } = await readJson(context, z.object({ revs: z.record(docKeySchema, z.int().min(0)) }));
  await context
    .get('tenant')
    .site()
    .markWrittenToDisk(revs as Readonly<Record<DocKey, number>>);
  return context.json({ ok: true });
}

import type { Context } from 'hono';
import { z } from 'zod';
import { docKeySchema } from '../../../compiler/model/index.ts';
import type { AppEnv } from '../../app-env.ts';
import { readJson } from '../../middleware/read-json.ts';

const importSchema = z.object({
  docs: z.array(z.object({ key: docKeySchema, body: z.unknown() })).max(50_000),
  deleted: z.array(docKeySchema).max(50_000).default([]),
});

/** POST /_admin/import: what the site's folder says. Answers revisions, and what is wrong with documents left as they were. */
export async function importDocs(context: Context<AppEnv>): Promise<Response> {
  const { docs, deleted } = await readJson(context, importSchema);
  return context.json(await context.get('tenant').site().importDocs({ docs, deleted }));
}

import type { Context } from 'hono';
import { z } from 'zod';
import { docKeySchema } from '../../../compiler/model/index.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import { readJson } from '../../middleware/read-json.ts';
import { publishBaseSchema } from '../../objects/site/releases/releases.ts';
import { publishDocuments } from '../../publishing/publish-documents.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const publishSchema = z.object({
  keys: z.union([z.literal('all'), z.array(docKeySchema).max(50_000)]),
  base: publishBaseSchema.default('live'),
  message: z.string().max(500).default(''),
  createdBy: z.string().max(200).default(RELEASE_AUTHOR.commandLine),
});

/**
 * POST /_admin/publish: what the build answered; with `ok: false` nothing was made live. Without any key
 * what is live is built once more: for the program, which knows that theme, pictures or itself have changed.
 */
export async function publish(context: Context<AppEnv>): Promise<Response> {
  return context.json(await publishDocuments(context, await readJson(context, publishSchema)));
}

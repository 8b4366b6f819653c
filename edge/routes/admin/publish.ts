import type { Context } from 'hono';
import { z } from 'zod';
import { docKeySchema } from '../../../compiler/model/index.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/system-releases.ts';
import { publishBaseSchema } from '../../domain/site.ts';
import { readJson } from '../../middleware/read-body.ts';
import { publishDocuments } from '../../publishing/publish-documents.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const publishSchema = z.object({
  keys: z.union([z.literal('all'), z.array(docKeySchema).max(50_000)]),
  base: publishBaseSchema.default('live'),
  message: z.string().max(500).default(''),
  createdBy: z.string().max(200).default(RELEASE_AUTHOR.commandLine),
});

/**
 * POST /_admin/publish: builds and publishes; returns the build, which is not published if `ok` is false. Without keys
 * it rebuilds the live release, after a change of theme, images or Quoin itself.
 */
export async function publish(context: Context<AppEnv>): Promise<Response> {
  return context.json(await publishDocuments(context, await readJson(context, publishSchema)));
}

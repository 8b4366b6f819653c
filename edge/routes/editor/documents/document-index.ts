import type { Context } from 'hono';
import { z } from 'zod';
import {
  type EditorFileUsesRequest,
  type EditorFileUsesResponse,
  type EditorProductsResponse,
  type EditorUnusedFilesResponse,
  MAX_FILES_SEARCHED,
} from '../../../../formatters/vocabulary/api/editor/document-index.ts';
import { LIST_LIMITS } from '../../../../formatters/vocabulary/api/list-limits.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { readQuery } from '../../../middleware/read-query.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const productsQuery = z.object({ search: z.string().max(LIST_LIMITS.search).default('') });

/** GET products. */
export async function findProducts(context: Context<AppEnv>): Promise<Response> {
  const { search } = readQuery(context, productsQuery);
  const productIds = await context.get('tenant').site().findProducts(search);
  return context.json({ productIds } satisfies EditorProductsResponse);
}

export const fileUsesSchema: z.ZodType<EditorFileUsesRequest> = z.strictObject({
  fileIds: z.array(z.string().min(1).max(200)).min(1).max(MAX_FILES_SEARCHED),
});

/** POST file-uses: a list of ids is too long for a URL. */
export async function findFileUses(context: Context<AppEnv>): Promise<Response> {
  const { fileIds } = await readJson(context, fileUsesSchema);
  const { roles } = context.get('contributor');
  const keys = await context.get('tenant').site().findFileUses(fileIds, roles);
  return context.json({ keys } satisfies EditorFileUsesResponse);
}

/** GET unused-files. */
export async function findUnusedFiles(context: Context<AppEnv>): Promise<Response> {
  const fileIds = await context.get('tenant').site().findUnusedFiles();
  return context.json({ fileIds } satisfies EditorUnusedFilesResponse);
}

import type { Context } from 'hono';
import { z } from 'zod';
import { type DocKey, docKeySchema, transactionSchema } from '../../../../compiler/model/index.ts';
import {
  type EditorDocsResponse,
  type EditorDocumentResponse,
  MAX_DOCS_READ,
} from '../../../../formatters/vocabulary/api/editor/documents.ts';
import { readableDoc } from '../../../domain/documents/readable-doc.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { applyAndRespond } from './transactions.ts';

/** Message of the specification (section 8). */
const NO_SUCH_DOC = 'Unable to locate content';

/** GET docs/:key. */
export async function readDoc(context: Context<AppEnv>): Promise<Response> {
  const key = keyOf(context);
  const stored = await context.get('tenant').site().readDoc(key);
  const doc = stored && readableDoc(context.get('contributor').roles, stored);
  if (doc === undefined) throw new ApiError(404, NO_SUCH_DOC);
  const response: EditorDocumentResponse = { doc };
  return context.json(response, 200, { etag: `"${doc.rev}"`, 'cache-control': 'private, no-cache' });
}

export const docsRequestSchema: z.ZodType<{ readonly keys: readonly DocKey[] }> = z.strictObject({
  keys: z.array(docKeySchema).min(1).max(MAX_DOCS_READ),
});

/** POST docs: a list of keys is too long for a URL. */
export async function readDocs(context: Context<AppEnv>): Promise<Response> {
  const { keys } = await readJson(context, docsRequestSchema);
  const { roles } = context.get('contributor');
  const response: EditorDocsResponse = await context.get('tenant').site().readDocs(keys, roles);
  return context.json(response, 200, { 'cache-control': 'no-store' });
}

/** PATCH docs/:key with `If-Match: "rev"`: a transaction on one document. */
export async function patchDoc(context: Context<AppEnv>): Promise<Response> {
  const key = keyOf(context);
  const { transaction } = await readJson(context, z.object({ transaction: transactionSchema }));
  const match = /^"?(\d{1,15})"?$/.exec(context.req.header('if-match') ?? '');
  if (match === null) throw new ApiError(428, 'If-Match must contain a revision.');
  if (transaction.ops.some(({ doc }) => doc !== key)) {
    throw new ApiError(
      400,
      `Only ${key} can be changed here. Use the transactions endpoint for several documents.`,
    );
  }
  return applyAndRespond(context, { ...transaction, base: { ...transaction.base, [key]: Number(match[1]) } });
}

function keyOf(context: Context<AppEnv>): DocKey {
  const checked = docKeySchema.safeParse(context.req.param('key'));
  if (checked.success) return checked.data;
  throw new ApiError(404, NO_SUCH_DOC);
}

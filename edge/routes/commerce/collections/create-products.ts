import type { Context } from 'hono';
import { z } from 'zod';
import {
  COLLECTION_TYPE,
  type Collection,
  collectionSchema,
  type DocKey,
  documentTypeOf,
  idSchema,
} from '../../../../compiler/model/index.ts';
import { fieldOf } from '../../../../formatters/index.ts';
import type {
  ProductCollectionRequest,
  ProductCollectionResponse,
} from '../../../../formatters/vocabulary/api/store-creation.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const TAKEN = 'This URL slug is already in use.';

/** Fields of the specification (section 3, store creation), with the rules of a collection. */
const { navigationTitle, title, urlId, description, enabled } = collectionSchema.shape;
export const productsSchema = z.strictObject({ navigationTitle, title, urlId, description, enabled });
export const createdSchema = z.looseObject({ id: idSchema, title, urlId, type: z.int() });

/** POST …/websites/:websiteId/products. The same slug twice is rejected, also at the same time. */
export async function createProducts(context: Context<AppEnv>): Promise<Response> {
  const fields: ProductCollectionRequest = await readJson(context, productsSchema);
  if (context.req.param('websiteId') !== context.get('tenant').siteId)
    throw new ApiError(404, MESSAGES.notFound);
  const body: Collection = collectionSchema.parse({
    ...fields,
    type: COLLECTION_TYPE.products,
    typeName: 'products',
  });
  const ids = [fields.urlId, crypto.randomUUID()].filter((id) => idSchema.safeParse(id).success);
  for (const id of ids) {
    if (await isTaken(context, fields.urlId)) break;
    // Another collection may have the id: one with a new URL slug, or one that was just created.
    if (await insert(context, `collection:${id}`, body)) {
      const response: ProductCollectionResponse = { id, ...body };
      return context.json(response, 201);
    }
  }
  throw new ApiError(409, TAKEN);
}

/** Pages and collections share the top level of the site; items are below their collection. */
async function isTaken(context: Context<AppEnv>, urlId: string): Promise<boolean> {
  const docs = await context.get('tenant').site().readSite();
  return docs.some(
    ({ key, body }) =>
      ['page', 'collection'].includes(documentTypeOf(key)) &&
      String(fieldOf(body, 'urlId')).toLowerCase() === urlId.toLowerCase(),
  );
}

/** Returns false if there is a document with this key. */
async function insert(context: Context<AppEnv>, doc: DocKey, value: Collection): Promise<boolean> {
  const { id, roles } = context.get('contributor');
  const transaction = {
    id: crypto.randomUUID(),
    label: 'Create store',
    base: { [doc]: 0 },
    ops: [{ doc, at: [], kind: 'insert' as const, value }],
    t: Date.now(),
  };
  const result = await context.get('tenant').site().apply(transaction, { id, roles });
  if (result.status === 412) return false;
  if (result.status !== 200)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
  return true;
}

import type { Context } from 'hono';
import { z } from 'zod';
import {
  COLLECTION_TYPE,
  type Doc,
  idSchema,
  type Taxon,
  taxonSchema,
} from '../../../../compiler/model/index.ts';
import { fieldOf } from '../../../../formatters/index.ts';
import type {
  ProductCategoryRequest,
  ProductCategoryResponse,
} from '../../../../formatters/vocabulary/api/store-creation.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const TOO_MANY = `The site has ${LIMITS.nestedCategories.toLocaleString('en')} categories already.`;

/** Fields of the specification (section 3, store creation). `type` and `pageRendering` have no effect. */
export const categorySchema = z.strictObject({
  displayName: z.string().min(1).max(LIMITS.categoryCharacters),
  parentCategoryId: idSchema.nullable(),
  type: z.string().max(100),
  pageRendering: z.string().max(100),
  displayIndex: z.int(),
});
export const createdCategorySchema = categorySchema.extend({ id: idSchema });

/** POST …/websites/:websiteId/products/:collectionId/categories. Categories are those of the whole site. */
export async function createCategory(context: Context<AppEnv>): Promise<Response> {
  const fields: ProductCategoryRequest = await readJson(context, categorySchema);
  const { siteId, site } = context.get('tenant');
  const docs = await site().readSite();
  const { websiteId, collectionId } = context.req.param();
  const isShop = docs.some((doc) => doc.key === `collection:${collectionId}` && isOfProducts(doc));
  if (websiteId !== siteId || !isShop) throw new ApiError(404, MESSAGES.notFound);
  const categories = docs.filter(isCategory);
  const parent = fields.parentCategoryId ?? undefined;
  if (parent !== undefined && !categories.some(({ key }) => key === `taxon:${parent}`)) {
    const errors = { parentCategoryId: `There is no category "${parent}"` };
    throw new ApiError(400, MESSAGES.invalidRequest, { errors });
  }
  if (categories.length >= LIMITS.nestedCategories) throw new ApiError(409, TOO_MANY);
  const { displayName: name, displayIndex } = fields;
  const id = crypto.randomUUID();
  await insert(context, id, taxonSchema.parse({ type: 'category', name, displayIndex, parent }));
  const response: ProductCategoryResponse = { id, ...fields };
  return context.json(response, 201);
}

async function insert(context: Context<AppEnv>, id: string, value: Taxon): Promise<void> {
  const doc = `taxon:${id}` as const;
  const transaction = {
    id: crypto.randomUUID(),
    label: 'Create category',
    base: { [doc]: 0 },
    ops: [{ doc, at: [], kind: 'insert' as const, value }],
    t: Date.now(),
  };
  const { id: contributor, roles } = context.get('contributor');
  const result = await context.get('tenant').site().apply(transaction, { id: contributor, roles });
  if (result.status === 412) throw new ApiError(409, MESSAGES.tryAgain);
  if (result.status !== 200)
    throw new ApiError(result.status, result.message, result.errors && { errors: result.errors });
}

function isOfProducts({ body }: Pick<Doc, 'body'>): boolean {
  return fieldOf(body, 'type') === COLLECTION_TYPE.products;
}

function isCategory({ key, body }: Pick<Doc, 'key' | 'body'>): boolean {
  return key.startsWith('taxon:') && fieldOf(body, 'type') === 'category';
}

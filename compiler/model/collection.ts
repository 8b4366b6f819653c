import { z } from 'zod';
import { idSchema } from './id.ts';
import { seoSchema } from './page.ts';
import { urlIdSchema } from './url-id.ts';

export const COLLECTION_TYPES = { generic: 1, subscription: 2, templatePage: 7, page: 10, products: 13 } as const;

/** Items of one collection: products and all others (data model 14). */
export const MAX_PRODUCTS = 200;
export const MAX_ORDERED_ITEMS = 250;

export const collectionSchema = z.strictObject({
  type: z.int().min(1).max(25),
  /** Names the templates: `blog` is `collections/blog.list` and `collections/blog.item`. */
  typeName: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be letters, digits, - and _'),
  title: z.string().min(1),
  navigationTitle: z.string().optional(),
  urlId: urlIdSchema,
  description: z.string().optional(),
  enabled: z.boolean().default(true),
  folderBehavior: z.int().min(1).max(4).optional(),
  itemOrder: z.enum(['date', 'manual']).default('date'),
  view: z.enum(['list', 'grid', 'product']).default('list'),
  regionName: z.string().optional(),
  mainImageId: idSchema.optional(),
  seo: seoSchema.default({}),
});

export type Collection = z.infer<typeof collectionSchema>;

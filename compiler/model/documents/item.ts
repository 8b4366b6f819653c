import { z } from 'zod';
import { isRecordType } from '../../../formatters/vocabulary/content/record-type.ts';
import { isSliceType } from '../../../formatters/vocabulary/content/slice-type.ts';
import { backgroundSourceSchema } from '../fields/background-source.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { redirectFromSchema } from '../fields/redirect-from.ts';
import { linkSchema } from '../fields/safe-url.ts';
import { statusSchema } from '../fields/status.ts';
import { urlIdSchema } from '../fields/url-id.ts';
import { installmentContextSchema } from './installments.ts';
import { merchandisingSchema } from './merchandising.ts';
import { seoSchema } from './page.ts';
import { productSchema } from './product.ts';

/** An item of a collection. Its long text is the `.md` file next to the document, or `body` for a site in a single document. */
export const itemSchema = z.strictObject({
  collectionId: idSchema,
  recordType: z.number().refine(isRecordType, 'must be a type of record: a number from 1 to 63'),
  title: z.string().min(1),
  urlId: urlIdSchema,
  redirectFrom: redirectFromSchema.optional(),
  status: statusSchema.optional(),
  publishOn: z.int().optional(),
  updatedOn: z.int().optional(),
  /** Position in a collection with manual order. */
  order: orderSchema.optional(),
  tags: z.array(idSchema).default([]),
  categories: z.array(idSchema).default([]),
  /** Markdown, or HTML from another program, which is sanitized. */
  excerpt: z.union([z.string(), z.strictObject({ html: z.string() })]).optional(),
  body: z.strictObject({ markdown: z.string() }).optional(),
  mainImageId: idSchema.optional(),
  /** Additional images: a product's gallery. */
  imageIds: z.array(idSchema).optional(),
  author: z.looseObject({ displayName: z.string() }).optional(),
  sourceUrl: linkSchema.optional(),
  externalLink: linkSchema.optional(),
  /** The file of a track. */
  audioAssetUrl: linkSchema.optional(),
  passthrough: z.boolean().optional(),
  starred: z.boolean().optional(),
  commentState: z.int().optional(),
  publicCommentCount: z.int().min(0).optional(),
  likeCount: z.int().min(0).optional(),
  startDate: z.int().optional(),
  endDate: z.int().optional(),
  location: z.looseObject({}).optional(),
  promotedBlockType: z.string().optional(),
  /** Slice of a cover page (SLICE_TYPE). */
  currentType: z.number().refine(isSliceType, 'must be a type of slice such as 1, heading').optional(),
  backgroundSource: backgroundSourceSchema.optional(),
  customContent: z.record(z.string(), z.unknown()).optional(),
  variantOptionOrdering: z.array(z.string()).optional(),
  structuredContent: productSchema.optional(),
  /** Scarcity and restock messages of the product; missing fields have safe defaults. */
  merchandising: merchandisingSchema.optional(),
  /** The fields in which installment payments of the product differ from those of the store. */
  installmentContext: installmentContextSchema.optional(),
  seo: seoSchema.default({}),
});

export type Item = z.infer<typeof itemSchema>;

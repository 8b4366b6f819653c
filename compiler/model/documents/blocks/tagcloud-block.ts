import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

/** Links to the lists of a collection's items by tag or category. */
const schema = z.strictObject({
  collectionId: idSchema,
  by: z.enum(['tag', 'category']).optional(),
  order: z.enum(['name', 'count']).optional(),
  /** Whether names are larger the more items they have. */
  design: z.enum(['sized', 'plain']).optional(),
  showCounts: z.boolean().optional(),
  /** Those with most items are shown. */
  limit: z.int().min(1).max(200).optional(),
});

export const tagcloudBlock: BlockFormat<typeof schema> = { schema };

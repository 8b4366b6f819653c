import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import { FILTER_KINDS } from '../../list-filter.ts';
import type { BlockFormat } from './block-format.ts';

/** Links to the lists of a collection's items by month, category, tag or author. Imported blocks have other fields. */
const schema = z.looseObject({
  collectionId: idSchema.optional(),
  by: z.enum(FILTER_KINDS).optional(),
  /** Months are always in order, the latest first. */
  order: z.enum(['name', 'count']).optional(),
  showCounts: z.boolean().optional(),
  limit: z.int().min(1).max(240).optional(),
  columns: z.enum(['one', 'two', 'three']).optional(),
});

export const archiveBlock: BlockFormat<typeof schema> = { schema };

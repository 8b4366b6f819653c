import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';
import { orderedEntries } from './ordered-entries.ts';

const schema = z.strictObject({
  items: orderedEntries({
    quote: z.string().min(1).max(2000),
    name: z.string().max(200).optional(),
    /** Position, company or place. */
    role: z.string().max(200).optional(),
    /** Photo of the person. */
    assetId: idSchema.optional(),
    rating: z.int().min(0).max(5).optional(),
  }),
  design: z.enum(['grid', 'list']).optional(),
});

export const testimonialsBlock: BlockFormat<typeof schema> = { schema };

import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  collectionId: idSchema,
  limit: z.int().min(1).max(30).optional(),
  design: z.enum(['grid', 'list']).optional(),
});

export const summaryBlock: BlockFormat<typeof schema> = { schema };

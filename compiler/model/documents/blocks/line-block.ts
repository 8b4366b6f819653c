import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  design: z.enum(['solid', 'dashed', 'dotted', 'double']).optional(),
  width: z.enum(['full', 'short']).optional(),
  alignment: z.enum(['left', 'center', 'right']).optional(),
});

export const lineBlock: BlockFormat<typeof schema> = { schema };

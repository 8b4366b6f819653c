import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ size: z.enum(['small', 'medium', 'large', 'huge']).optional() });

export const spacerBlock: BlockFormat<typeof schema> = { schema };

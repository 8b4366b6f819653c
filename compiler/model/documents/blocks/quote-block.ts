import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ quote: z.string(), source: z.string().optional() });

export const quoteBlock: BlockFormat<typeof schema> = { schema };

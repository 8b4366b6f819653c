import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ markdown: z.string() });

export const markdownBlock: BlockFormat<typeof schema> = { schema, markdown: ['markdown'] };

import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ html: z.string() });

export const codeBlock: BlockFormat<typeof schema> = { schema };

import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ itemId: idSchema });

export const productBlock: BlockFormat<typeof schema> = { schema };

import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({ formId: idSchema });

export const formBlock: BlockFormat<typeof schema> = { schema };

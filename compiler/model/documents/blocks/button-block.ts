import { z } from 'zod';
import { linkSchema } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  label: z.string().min(1),
  href: linkSchema,
  newWindow: z.boolean().optional(),
  alignment: z.enum(['left', 'center', 'right']).optional(),
  /** For block templates of themes. */
  size: z.enum(['small', 'medium', 'large']).optional(),
});

export const buttonBlock: BlockFormat<typeof schema> = { schema, links: ['href'] };

import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

/** The accounts are those of the site. */
const schema = z.strictObject({
  size: z.enum(['small', 'medium', 'large']).optional(),
  alignment: z.enum(['left', 'center', 'right']).optional(),
  /** Whether the names of the services are beside their icons. */
  showNames: z.boolean().optional(),
});

export const socialLinksBlock: BlockFormat<typeof schema> = { schema };

import { z } from 'zod';
import { MAX_LINK_LENGTH } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

/** Themes may read other fields of imported blocks. */
const schema = z
  .looseObject({
    url: z
      .string()
      .max(MAX_LINK_LENGTH)
      .regex(/^https?:\/\/[^\s"'<>\\]+$/i, 'must be an address with https')
      .optional(),
    /** Embed code. It is not printed: it only says which page to show. */
    html: z.string().max(20_000).optional(),
    title: z.string().max(500).optional(),
    ratio: z.enum(['wide', 'standard', 'square', 'bar']).optional(),
  })
  .default({});

export const embedBlock: BlockFormat<typeof schema> = { schema, links: ['url'] };

import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import { linkSchema } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  assetIds: z.array(idSchema),
  /** URLs that images link to, by image id; the lightbox takes precedence. */
  links: z.record(idSchema, linkSchema).optional(),
  options: z.record(z.string(), z.unknown()).optional(),
});

export const galleryBlock: BlockFormat<typeof schema> = { schema, links: ['links.*'] };

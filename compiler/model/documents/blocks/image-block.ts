import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import { linkSchema } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  assetId: idSchema,
  caption: z.string().optional(),
  href: linkSchema.optional(),
  altText: z.string().optional(),
  /** For block templates of themes: heading, second line, layout with text, side of the image, full width. */
  title: z.string().max(500).optional(),
  subtitle: z.string().max(2000).optional(),
  designLayout: z.enum(['fluid', 'poster', 'card', 'overlap', 'collage', 'stack']).optional(),
  imagePosition: z.enum(['left', 'right', 'center']).optional(),
  stretch: z.boolean().optional(),
});

export const imageBlock: BlockFormat<typeof schema> = { schema, links: ['href'] };

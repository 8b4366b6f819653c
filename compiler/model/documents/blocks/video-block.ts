import { z } from 'zod';
import { videoOf } from '../../../../formatters/vocabulary/rules/video-of-url.ts';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  url: z
    .string()
    .refine((url) => videoOf(url) !== undefined, 'must be the URL of a video on YouTube or Vimeo')
    .optional(),
  /** Video file in `assets/`. */
  assetId: idSchema.optional(),
  /** Image that is shown before the video plays. */
  mainImageId: idSchema.optional(),
  /** Whether to show the image. */
  overlay: z.boolean().optional(),
  title: z.string().max(500).optional(),
  caption: z.string().optional(),
  /** As imported. The embed code is not printed: it only says which video it is. */
  oembed: z.strictObject({ html: z.string(), providerName: z.string() }).optional(),
  systemDataId: z.string().optional(),
});

/** A file of the site or a video of a provider; a block that has neither shows nothing yet. */
export const videoBlock: BlockFormat<typeof schema> = { schema };

import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import { linkSchema } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

/** Themes may read other fields of imported blocks. */
const schema = z
  .looseObject({
    /** Audio file in `assets/`. */
    assetId: idSchema.optional(),
    /** Audio file elsewhere. */
    url: linkSchema.optional(),
    title: z.string().max(500).optional(),
    author: z.string().max(500).optional(),
    /** Cover. */
    mainImageId: idSchema.optional(),
  })
  .default({});

export const audioBlock: BlockFormat<typeof schema> = { schema, links: ['url'] };

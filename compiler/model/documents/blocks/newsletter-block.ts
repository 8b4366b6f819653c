import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

const schema = z.strictObject({
  /** Form that receives the email address; saved like any other form (gaps B8). */
  formId: idSchema,
  title: z.string().max(500).optional(),
  /** Markdown. */
  description: z.string().max(10_000).optional(),
});

export const newsletterBlock: BlockFormat<typeof schema> = { schema, markdown: ['description'] };

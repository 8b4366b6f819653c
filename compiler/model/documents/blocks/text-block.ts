import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';

const schema = z.union([z.strictObject({ markdown: z.string() }), z.strictObject({ html: z.string() })]);

/** Text of the editor's text block: Markdown, or HTML, which is sanitized. */
export const textBlock: BlockFormat<typeof schema> = { schema, markdown: ['markdown'] };

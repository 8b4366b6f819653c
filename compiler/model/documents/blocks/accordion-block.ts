import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';
import { orderedEntries } from './ordered-entries.ts';

const schema = z.strictObject({
  /** Sections that visitors open. */
  items: orderedEntries({
    title: z.string().min(1).max(500),
    /** Markdown. */
    text: z.string().max(20_000).optional(),
    isOpen: z.boolean().optional(),
  }),
  /** Level of the headings, so that they fit into the outline of the page. */
  level: z.int().min(2).max(6).optional(),
  /** Whether opening a section closes the others. */
  exclusive: z.boolean().optional(),
});

export const accordionBlock: BlockFormat<typeof schema> = { schema, markdown: ['items.*.text'] };

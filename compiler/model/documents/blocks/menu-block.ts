import { z } from 'zod';
import type { BlockFormat } from './block-format.ts';
import { orderedEntries } from './ordered-entries.ts';

/** Dishes, drinks or services with their prices. */
const schema = z.strictObject({
  sections: orderedEntries({
    title: z.string().max(200).optional(),
    description: z.string().max(1000).optional(),
    items: orderedEntries({
      title: z.string().min(1).max(300),
      description: z.string().max(2000).optional(),
      /** As written, with its currency. */
      price: z.string().max(60).optional(),
    }),
  }),
  columns: z.enum(['one', 'two']).optional(),
});

export const menuBlock: BlockFormat<typeof schema> = { schema };

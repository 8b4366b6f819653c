import { z } from 'zod';
import { idSchema } from './id.ts';

/** Longest names (data model 14). */
export const MAX_TAG_LENGTH = 50;
export const MAX_CATEGORY_LENGTH = 25;

/** A tag or a category. */
export const taxonSchema = z
  .strictObject({
    type: z.enum(['tag', 'category']),
    name: z.string().min(1),
    parent: idSchema.optional(),
    displayIndex: z.int().default(0),
    redirectFrom: z.array(z.string()).optional(),
  })
  .check(({ value: { type, name }, issues }) => {
    const longest = type === 'tag' ? MAX_TAG_LENGTH : MAX_CATEGORY_LENGTH;
    if (name.length <= longest) return;
    const message = `must have at most ${longest} characters`;
    issues.push({ code: 'custom', message, input: name, path: ['name'] });
  });

export type Taxon = z.infer<typeof taxonSchema>;

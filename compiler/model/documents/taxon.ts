import { z } from 'zod';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import { idSchema } from '../fields/id.ts';

/** A tag or a category. */
export const taxonSchema = z
  .strictObject({
    type: z.enum(['tag', 'category']),
    name: z.string().min(1),
    parent: idSchema.optional(),
    displayIndex: z.int().default(0),
  })
  .check(({ value: { type, name }, issues }) => {
    const longest = type === 'tag' ? LIMITS.tagCharacters : LIMITS.categoryCharacters;
    if (name.length <= longest) return;
    const message = `must have at most ${longest} characters`;
    issues.push({ code: 'custom', message, input: name, path: ['name'] });
  });

export type Taxon = z.infer<typeof taxonSchema>;

import { z } from 'zod';
import { idSchema, orderSchema } from '../../fields/id.ts';

/** Maximum entries of a list in a block. */
export const MAX_ENTRIES = 100;

/** A list of a block: entries by id with order keys, so that concurrent edits, moves and translations stay with their entry. */
export function orderedEntries<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z
    .record(idSchema, z.strictObject({ order: orderSchema, ...shape }))
    .refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, `must be at most ${MAX_ENTRIES} entries`)
    .default({});
}

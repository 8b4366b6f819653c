import { z } from 'zod';
import { linkSchema } from '../fields/safe-url.ts';

/** A line of text at the top of a site. Without a text nothing is shown. */
export const announcementBarSchema = z.strictObject({
  enabled: z.boolean().default(true),
  text: z.string().max(300).optional(),
  /** Where the text leads. */
  href: linkSchema.optional(),
});

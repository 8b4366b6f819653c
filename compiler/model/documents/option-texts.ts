import { z } from 'zod';

const text = z.string().min(1).max(1000);

/**
 * In a translation, the texts of product options by the name of the option in the primary language. Options and values without one
 * stay as they are.
 */
export const optionTextsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text.optional(),
    /** By the value in the primary language. */
    values: z.record(z.string(), text).default({}),
  }),
);

export type OptionTexts = z.infer<typeof optionTextsSchema>;

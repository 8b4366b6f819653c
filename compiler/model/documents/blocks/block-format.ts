import type { z } from 'zod';

/**
 * What documents contain for one kind of block. Fields with the names of `REFERENCE_FIELDS` contain ids of other documents in every
 * kind.
 */
export interface BlockFormat<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** Paths of URLs that visitors can follow: `href`, or `items.*.href` for those in a list. */
  readonly links?: readonly string[];
  /** Paths of texts in Markdown. */
  readonly markdown?: readonly string[];
}

import { z } from 'zod';
import { ANCHOR_POSITIONS } from '../../../formatters/vocabulary/content/anchor-position.ts';
import { idSchema } from '../fields/id.ts';
import { linkSchema } from '../fields/safe-url.ts';

/** The popup of a site. Without any content nothing is shown. */
export const popupSchema = z.strictObject({
  enabled: z.boolean().default(true),
  title: z.string().max(200).optional(),
  /** Markdown. */
  text: z.string().max(10_000).optional(),
  imageId: idSchema.optional(),
  button: z.strictObject({ label: z.string().min(1).max(100), href: linkSchema }).optional(),
  /** Form that is shown, such as that of a newsletter. */
  formId: idSchema.optional(),
  position: z.enum(ANCHOR_POSITIONS).default('CENTER'),
  /** Seconds after the page has loaded. */
  delay: z.int().min(0).max(600).default(5),
  /** Percent of the page that visitors scroll before the popup is shown; replaces `delay`. */
  scroll: z.int().min(1).max(100).optional(),
  /** Days after which the popup is shown again, unless the visitor has submitted its form. */
  days: z.int().min(1).max(365).default(30),
  /** A new version is shown to everyone again. */
  version: z.int().min(1).max(1_000_000).default(1),
});

export type Popup = z.infer<typeof popupSchema>;

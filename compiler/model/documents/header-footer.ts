import { z } from 'zod';
import { blockFieldSchema } from './block-field.ts';

/** The header and footer of a site: the block fields `header` and `footer`, which a theme shows on its pages. */
export const headerFooterSchema = z.strictObject({ header: blockFieldSchema, footer: blockFieldSchema });

export type HeaderFooter = z.infer<typeof headerFooterSchema>;

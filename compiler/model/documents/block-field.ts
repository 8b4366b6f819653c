import { z } from 'zod';
import { areaShape } from './layout.ts';

/**
 * The blocks of one `<squarespace:block-field>` of a theme. The id of the document is that of the tag. Blocks are on a grid of 24
 * columns, as on pages, without sections.
 */
export const blockFieldSchema = z.strictObject({ ...areaShape });

export type BlockField = z.infer<typeof blockFieldSchema>;

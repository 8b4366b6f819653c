import { z } from 'zod';
import { coordinatesOf } from '../../../../formatters/vocabulary/rules/coordinates-of.ts';
import { MAX_LINK_LENGTH } from '../../fields/safe-url.ts';
import type { BlockFormat } from './block-format.ts';

/** Without a location, the address is a link to a search. */
const schema = z.strictObject({
  address: z.string().max(500).optional(),
  /** Latitude and longitude, or the URL of a map of OpenStreetMap or Google. */
  location: z
    .string()
    .max(MAX_LINK_LENGTH)
    .refine(
      (text) => coordinatesOf(text) !== undefined,
      'must be a latitude and a longitude, or a URL with them',
    )
    .optional(),
  zoom: z.int().min(3).max(18).optional(),
  height: z.enum(['small', 'medium', 'large']).optional(),
});

export const mapBlock: BlockFormat<typeof schema> = { schema };

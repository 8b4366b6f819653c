import { z } from 'zod';
import { idSchema } from '../../fields/id.ts';
import type { BlockFormat } from './block-format.ts';

/** The events of a collection by month. Imported blocks have other fields. */
const schema = z.looseObject({
  collectionId: idSchema.optional(),
  /** Months with events before and after the current one that visitors can go to. */
  monthsBefore: z.int().min(0).max(24).optional(),
  monthsAfter: z.int().min(0).max(24).optional(),
  /** `auto` follows the language of the site. */
  weekStart: z.enum(['auto', 'monday', 'sunday', 'saturday']).optional(),
});

export const calendarBlock: BlockFormat<typeof schema> = { schema };

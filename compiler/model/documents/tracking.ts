import { z } from 'zod';
import type { TrackingSettings } from '../../../formatters/vocabulary/site/tracking-settings.ts';
import { VISITOR_EVENTS } from '../../../formatters/vocabulary/site/visitor-event.ts';

const NAME = '[A-Za-z_$][\\w$]{0,63}';

const nameSchema = z
  .string()
  .regex(new RegExp(`^${NAME}$`), 'must be the name of a variable such as dataLayer');
const functionSchema = z
  .string()
  .regex(new RegExp(`^${NAME}(?:\\.${NAME})?$`), 'must be the name of a function such as fbq or ttq.track');
const wordSchema = z.string().min(1).max(100);

/** Where visitor events are sent besides the site's own analytics. */
export const trackingSchema: z.ZodType<TrackingSettings, unknown> = z.strictObject({
  dataLayer: nameSchema.optional(),
  orderPage: z.boolean().optional(),
  pixel: z
    .strictObject({
      function: functionSchema,
      command: wordSchema.optional(),
      events: z.partialRecord(z.enum(VISITOR_EVENTS), wordSchema).optional(),
    })
    .optional(),
});

import { z } from 'zod';
import { idSchema } from '../fields/id.ts';

const text = z.string().max(10_000);

/**
 * Scarcity and restock messages of a product. Named fields are printed in markup, so their types are fixed; other fields reach
 * templates unchanged.
 */
export const merchandisingSchema = z.looseObject({
  customSoldOutText: text.optional(),
  scarcityEnabled: z.boolean().optional(),
  scarcityShownByDefault: z.boolean().optional(),
  scarcityText: text.optional(),
  scarcityTemplateViews: z
    .array(
      z.looseObject({
        attributes: z.record(z.string(), z.string()).optional(),
        qtyInStock: z.int().min(0).optional(),
      }),
    )
    .optional(),
  restockNotificationViews: z
    .array(z.looseObject({ variantId: idSchema, hiddenByDefault: z.boolean().optional() }))
    .optional(),
  restockNotificationMessages: z
    .looseObject({
      CTAText: text.optional(),
      placeholderText: text.optional(),
      buttonText: text.optional(),
      mailingListDescription: text.optional(),
    })
    .optional(),
  mailingListSignUpEnabled: z.boolean().optional(),
  mailingListOptInByDefault: z.boolean().optional(),
});

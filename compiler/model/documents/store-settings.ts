import { z } from 'zod';
import { idSchema, orderSchema } from '../fields/id.ts';
import { moneySchema } from './money.ts';

export const DEFAULT_CURRENCY = 'USD';

const shippingOptionSchema = z.strictObject({
  order: orderSchema,
  name: z.string().min(1).max(200),
  cost: moneySchema,
});

/** A rule holds for what is shipped to its country, and region where it names one; without a country everywhere. */
const taxRuleSchema = z.strictObject({
  order: orderSchema,
  name: z.string().min(1).max(200),
  ratePercent: z.string().regex(/^\d{1,3}(\.\d{1,6})?$/, 'must be a rate in percent such as 23 or 9.975'),
  appliesToShipping: z.boolean().default(false),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as PT')
    .optional(),
  region: z.string().min(1).max(100).optional(),
});

/** How a store sells. Everything of it reaches templates, the checkout and the ledger; unknown fields only templates. */
export const storeSettingsSchema = z.looseObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR')
    .default(DEFAULT_CURRENCY),
  multipleQuantityAllowedForServices: z.boolean().default(true),
  /** Adding to the cart leads straight to the checkout (gaps B26). */
  expressCheckout: z.boolean().default(false),
  minimumOrderSubtotal: moneySchema.optional(),
  /** What a visitor reads who signed up to hear of a product that is back. */
  restockSuccessText: z.string().max(500).optional(),
  /** Visitors may ask to hear when something that is sold out is back. */
  restockNotificationsEnabled: z.boolean().default(true),
  /** Whether they hear as soon as there is stock again, or when the owner says so. */
  restockNotificationsAutomatic: z.boolean().default(false),
  shippingOptions: z.record(idSchema, shippingOptionSchema).default({}),
  taxRules: z.record(idSchema, taxRuleSchema).default({}),
  /** Whether prices contain the tax already. */
  taxIsIncluded: z.boolean().default(false),
});

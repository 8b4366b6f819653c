import { z } from 'zod';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from '../../../formatters/vocabulary/store/currency.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { installmentsSchema } from './installments.ts';
import { moneySchema } from './money.ts';
import { optionTextsSchema } from './option-texts.ts';

const shippingOptionSchema = z.strictObject({
  order: orderSchema,
  name: z.string().min(1).max(200),
  cost: moneySchema,
});

/** Applies to orders shipped to its country, and region if set; without a country, everywhere. */
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

/** Store settings. All fields reach templates, checkout and StoreDO; unknown fields reach only templates. */
export const storeSettingsSchema = z.looseObject({
  currency: z
    .string()
    .refine(isCurrency, `must be a supported currency such as EUR (one of ${CURRENCIES.join(', ')})`)
    .default(DEFAULT_CURRENCY),
  multipleQuantityAllowedForServices: z.boolean().default(true),
  /** Express checkout: adding to the cart opens the checkout (gaps B26). */
  expressCheckout: z.boolean().default(false),
  /** What the fixed cart indicator of pages opens: the cart page, or the cart in a side panel. */
  cartStyle: z.enum(['page', 'panel']).default('page'),
  minimumOrderSubtotal: moneySchema.optional(),
  /** Shown to visitors after they requested a back-in-stock alert. */
  restockSuccessText: z.string().max(500).optional(),
  /** Whether visitors can request back-in-stock alerts. */
  restockNotificationsEnabled: z.boolean().default(true),
  /** Whether alerts are sent as soon as there is stock, or when the owner sends them. */
  restockNotificationsAutomatic: z.boolean().default(false),
  installments: installmentsSchema.optional(),
  shippingOptions: z.record(idSchema, shippingOptionSchema).default({}),
  taxRules: z.record(idSchema, taxRuleSchema).default({}),
  optionTexts: optionTextsSchema.optional(),
  /** Whether prices include tax. */
  taxIsIncluded: z.boolean().default(false),
});

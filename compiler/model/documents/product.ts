import { z } from 'zod';
import { idSchema, orderSchema } from '../fields/id.ts';
import { MAX_LINK_LENGTH } from '../fields/safe-url.ts';
import { moneySchema } from './money.ts';
import { optionTextsSchema } from './option-texts.ts';

export const variantSchema = z.looseObject({
  order: orderSchema.optional(),
  sku: z.string().min(1).max(100),
  /** Values by option name. */
  attributes: z.record(z.string(), z.string()).default({}),
  priceMoney: moneySchema,
  salePriceMoney: moneySchema.optional(),
  onSale: z.boolean().default(false),
  qtyInStock: z.int().min(0).default(0),
  unlimited: z.boolean().default(false),
  /** Stock in the document, when a publish replaced it with the current stock. Never in files. */
  documentStock: z.object({ qtyInStock: z.int().min(0), unlimited: z.boolean() }).optional(),
});

export type Variant = z.infer<typeof variantSchema>;

/** The folder of the site whose files are delivered after payment and never published. */
export const DOWNLOADS_FOLDER = 'downloads';

/** A file in `downloads/` that customers receive. */
const productFileSchema = z.strictObject({
  order: orderSchema,
  filename: z
    .string()
    .max(200)
    .regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u, 'must be the name of a file in downloads/'),
});

/** 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. Other fields reach templates unchanged. */
export const productSchema = z
  .looseObject({
    productType: z.int().min(1).max(5),
    variants: z.record(idSchema, variantSchema).default({}),
    /** Option names in the order in which they are shown. */
    variantOptionOrdering: z.array(z.string()).optional(),
    options: z.array(z.string()).optional(),
    optionTexts: optionTextsSchema.optional(),
    isSubscribable: z.boolean().default(false),
    subscriptionPlan: z
      .looseObject({
        billingPeriod: z.looseObject({ value: z.int().min(1), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
        numBillingCycles: z.int().min(0),
      })
      .optional(),
    priceMoney: moneySchema.optional(),
    salePriceMoney: moneySchema.optional(),
    onSale: z.boolean().optional(),
    useCustomAddButtonText: z.boolean().default(false),
    customAddButtonText: z.string().optional(),
    /** Printed in markup unescaped, as themes expect. */
    productSubscriptionOptions: z.array(z.looseObject({ id: idSchema.optional() })).optional(),
    audioAssetUrl: z
      .string()
      .max(MAX_LINK_LENGTH)
      .regex(/^[^"<>]*$/, 'must be an address without quotes and brackets')
      .optional(),
    /** Files that customers download after payment. */
    files: z.record(idSchema, productFileSchema).optional(),
    /** Form that customers fill in before adding it to the cart. */
    additionalFieldsFormId: idSchema.optional(),
  })
  .check(({ value: { variants }, issues }) => {
    const seen = new Set<string>();
    for (const [id, { sku }] of Object.entries(variants)) {
      if (seen.has(sku)) {
        const message = `must differ from every other sku of the product`;
        issues.push({ code: 'custom', message, input: sku, path: ['variants', id, 'sku'] });
      }
      seen.add(sku);
    }
  });

export type Product = z.infer<typeof productSchema>;

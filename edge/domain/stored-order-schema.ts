import { z } from 'zod';
import type { ChosenVariant } from '../../formatters/vocabulary/api/cart.ts';
import type { PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';

const cents = z.int();

export const chosenVariantSchema: z.ZodType<ChosenVariant> = z.strictObject({
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
});

const postalAddressSchema: z.ZodType<PostalAddress> = z.strictObject({
  name: z.string(),
  line1: z.string(),
  line2: z.string().exactOptional(),
  city: z.string(),
  region: z.string().exactOptional(),
  postalCode: z.string().exactOptional(),
  country: z.string(),
});

/** An order in responses of the store and of the dashboard. */
export const storedOrderSchema: z.ZodType<StoredOrder> = z.strictObject({
  id: z.string(),
  number: z.int(),
  createdOn: z.int(),
  purchasedCartId: z.string(),
  websiteId: z.string(),
  testMode: z.boolean(),
  email: z.string(),
  language: z.string().exactOptional(),
  currency: z.string(),
  items: z.array(
    z.strictObject({
      itemId: z.string(),
      variant: chosenVariantSchema,
      productName: z.string(),
      quantity: z.int(),
      unitPriceCents: cents,
      additionalFields: z.string().exactOptional(),
    }),
  ),
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  taxCents: cents,
  includedTaxCents: cents,
  taxes: z.array(z.strictObject({ name: z.string(), ratePercent: z.string() })).exactOptional(),
  grandTotalCents: cents,
  couponCodes: z.array(z.string()),
  shippingName: z.string().exactOptional(),
  shippingAddress: postalAddressSchema.exactOptional(),
  paidOn: z.int().exactOptional(),
  paymentState: z.enum(['pending', 'paid', 'failed', 'expired', 'refunded']),
  hasReceivedPayment: z.boolean().exactOptional(),
  isRefundDue: z.boolean().exactOptional(),
  fulfilmentState: z.enum(['pending', 'fulfilled', 'cancelled']),
  shippedEmailOn: z.int().exactOptional(),
  tracking: z.string().exactOptional(),
  returnedOn: z.int().exactOptional(),
});

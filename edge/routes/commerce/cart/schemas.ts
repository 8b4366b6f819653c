import { z } from 'zod';
import type {
  AddResponse,
  CartEntry,
  Coupon,
  InventoryResponse,
  ShippingLocation,
  ShippingOption,
  ShoppingCart,
  TaxRule,
  UpdateResponse,
} from '../../../../formatters/vocabulary/api/cart.ts';
import type { OrderReadResponse, OrderResponse } from '../../../../formatters/vocabulary/api/orders.ts';
import { ADDRESS_LIMITS } from '../../../domain/address-limits.ts';
import { chosenVariantSchema, storedOrderSchema } from '../../../domain/stored-order-schema.ts';
import { toSingleLine } from '../../../platform/validation/single-line.ts';

/**
 * Request and response schemas of the commerce API, matching the types in `formatters/vocabulary/api`. Unknown keys are
 * rejected.
 */
const cents = z.int();
const id = z.string().min(1).max(200);
/** JSON text of an object, which is validated separately. */
const additionalFields = z.string().max(20_000);
/** A number or user input; `quantityProblem` returns the error message. */
const quantity = z.unknown().meta({ type: 'integer', minimum: 1, maximum: 9999 });

export const addSchema = z.strictObject({
  itemId: id,
  sku: id,
  quantity,
  additionalFields: additionalFields.optional(),
});

export const subscriptionSchema = z.strictObject({
  itemId: id,
  sku: id,
  qty: quantity,
  additionalFields: additionalFields.optional(),
});

export const quantitySchema = z.strictObject({ quantity });
export const fieldsSchema = z.strictObject({ itemId: id, sku: id, additionalFields });
export const couponSchema = z.strictObject({ code: z.string().trim().min(1).max(100) });
export const couponRemovalSchema = z.strictObject({ code: z.string().max(100).optional() });

const text = (max: number) => z.string().overwrite(toSingleLine).trim().max(max);
/** Empty form fields count as absent. */
const optionalText = (max: number) => text(max).transform((value) => (value === '' ? undefined : value));
const country = z.string().regex(/^[A-Z]{2}$/, 'must be two letters, such as PT');

export const shippingSchema = z.strictObject({
  shippingOptionId: id.optional(),
  shippingLocation: z
    .strictObject({
      country,
      region: text(ADDRESS_LIMITS.region).optional(),
      postalCode: text(ADDRESS_LIMITS.postalCode).optional(),
    })
    .optional(),
});

export const addressSchema = z.strictObject({
  name: text(ADDRESS_LIMITS.name),
  line1: text(ADDRESS_LIMITS.line1),
  line2: optionalText(ADDRESS_LIMITS.line2).optional(),
  city: text(ADDRESS_LIMITS.city),
  region: optionalText(ADDRESS_LIMITS.region).optional(),
  postalCode: optionalText(ADDRESS_LIMITS.postalCode).optional(),
  country,
});

export const orderSchema = z.strictObject({
  cartToken: z.string().max(1000).optional(),
  email: text(256),
  shippingAddress: addressSchema.optional(),
  shippingOptionId: id.optional(),
  expectedTotalCents: cents.optional(),
});

const shippingOptionSchema: z.ZodType<ShippingOption> = z.strictObject({
  id: z.string(),
  name: z.string(),
  costCents: cents,
});

const locationSchema: z.ZodType<ShippingLocation> = z.strictObject({
  country: z.string(),
  region: z.string().exactOptional(),
  postalCode: z.string().exactOptional(),
});

const taxRuleSchema: z.ZodType<TaxRule> = z.strictObject({
  id: z.string(),
  name: z.string(),
  ratePercent: z.string(),
  appliesToShipping: z.boolean(),
});

const cartCouponSchema: z.ZodType<Coupon> = z.strictObject({
  code: z.string(),
  kind: z.enum(['amount', 'percent', 'free-shipping']),
  amountCents: cents.exactOptional(),
  percent: z.string().exactOptional(),
  minimumSubtotalCents: cents.exactOptional(),
  expiresOn: z.int().exactOptional(),
});

const entrySchema: z.ZodType<CartEntry> = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  chosenVariant: chosenVariantSchema,
  quantity: z.int().min(1),
  title: z.string(),
  subTotal: cents,
  purchasePriceCents: cents,
  additionalFields: z.string().exactOptional(),
  productUrl: z.string().exactOptional(),
  imageUrl: z.string().exactOptional(),
  focalClass: z.string().exactOptional(),
  formattedPrice: z.string(),
  formattedSubTotal: z.string(),
  qtyAvailable: z.int().exactOptional(),
});

export const cartSchema: z.ZodType<ShoppingCart> = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.string().exactOptional(),
  created: z.int(),
  isPurchased: z.boolean(),
  entries: z.array(entrySchema),
  shippingOptions: z.array(shippingOptionSchema),
  selectedShippingOption: shippingOptionSchema.exactOptional(),
  shippingLocation: locationSchema.exactOptional(),
  applicableTaxRules: z.array(taxRuleSchema),
  coupons: z.array(cartCouponSchema),
  validCoupons: z.array(cartCouponSchema),
  invalidCoupons: z.array(cartCouponSchema),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  includedTaxCents: cents,
  grandTotalCents: cents,
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  currency: z.string(),
  formatted: z.strictObject({
    subtotal: z.string(),
    tax: z.string(),
    shipping: z.string(),
    discount: z.string(),
    grandTotal: z.string(),
  }),
  checkoutMessage: z.string().exactOptional(),
  installmentMessage: z.string().exactOptional(),
});

export const cartResponseSchema = z.strictObject({ shoppingCart: cartSchema });
export const addResponseSchema: z.ZodType<AddResponse> = z.strictObject({
  shoppingCart: cartSchema,
  newlyAdded: entrySchema,
});
export const updateResponseSchema: z.ZodType<UpdateResponse> = z.strictObject({
  shoppingCart: cartSchema,
  updatedEntry: entrySchema,
});
export const subscriptionResponseSchema = z.strictObject({ cartToken: z.string().min(1) });

export const inventoryResponseSchema: z.ZodType<InventoryResponse> = z.strictObject({
  results: z.array(
    z.strictObject({
      unlimited: z.boolean(),
      qtyInStock: z.int(),
      variantId: z.string(),
      sku: z.string(),
    }),
  ),
});

export const orderResponseSchema: z.ZodType<OrderResponse> = z.strictObject({
  orderId: z.string(),
  orderNumber: z.int(),
  redirectUrl: z.string(),
});

export const orderReadResponseSchema: z.ZodType<OrderReadResponse> = z.strictObject({
  order: storedOrderSchema,
});

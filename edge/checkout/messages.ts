import { VARIANT_MESSAGES } from '../../formatters/vocabulary/rules/variant-selection.ts';

/** Error messages of cart and checkout; the first three are fixed by the specification (5 and 8). */
export const COMMERCE_MESSAGES = {
  notEnough: VARIANT_MESSAGES.notEnoughStock,
  belowMinimum: 'To check out, your order subtotal must be {subtotal} or more.',
  fieldsInvalid: 'Update the missing or invalid information above.',
  cartIsEmpty: 'Your cart is empty.',
  noShop: 'This store is not open yet.',
  unknownItem: 'This item is not available.',
  unknownVariant: VARIANT_MESSAGES.variantUnavailable,
  unknownEntry: 'This item is no longer in your cart.',
  otherCurrency: 'This item cannot be ordered: its price is not in the currency of this store.',
  cartIsFull: 'Your cart is full.',
  cartIsTooLarge: 'Your order exceeds the maximum amount. Please reduce the quantity.',
  cartWasBought: 'This cart has already been checked out.',
  orderedAgain: 'Your order has changed. Please review it and place it again.',
  unknownShipping: 'This shipping method is not available.',
  badCoupon: 'This coupon code is invalid.',
  couponGone: 'Coupon {code} is no longer valid. Remove it and try again.',
  notSubscribable: 'This item is not available as a subscription.',
  badFields: 'additionalFields must be a JSON-encoded object.',
  itemIdMissing: 'itemId is required.',
  keyMissing: 'The Idempotency-Key header is required, with at most 255 characters.',
  keyReused: 'This Idempotency-Key has already been used for another order.',
  checkForm: 'Check the highlighted fields.',
  totalChanged: 'The total has changed. Please review your order and place it again.',
  shippingChanged:
    'Your shipping method, {name} ({amount}), changes the total. Please review your order and place it again.',
  freeShipping: 'free',
  noPayments: 'This store cannot accept payments yet.',
  unknownProvider: 'Payment provider not found.',
  unknownPayment: 'Payment not found.',
  badSignature: 'Invalid signature.',
  unknownOrder: 'Order not found.',
  downloadExpired: 'This download link has expired. Open the link to your order in the confirmation email.',
  unknownDownload: 'This file is not available.',
  tooManyDeclines: 'Too many payments were declined. Please try again later.',
} as const;

/** Error messages of the checkout fields. */
export const FIELD_MESSAGES = {
  email: 'Enter a valid email address.',
  name: 'Enter a name.',
  line1: 'Enter an address.',
  postalCode: 'Enter a postal code.',
  city: 'Enter a city.',
  country: 'Select a country.',
  shippingOptionId: 'Select a shipping method.',
  tooLong: 'This is too long.',
} as const;

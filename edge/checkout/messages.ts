import { VARIANT_MESSAGES } from '../../formatters/vocabulary/rules/variant-selection.ts';
import { CART_TEXTS } from '../../formatters/vocabulary/site/texts/cart-texts.ts';
import {
  CHECKOUT_FIELD_ERRORS,
  COMMERCE_ERRORS,
} from '../../formatters/vocabulary/site/texts/error-texts.ts';

/** Error messages of cart and checkout, in English: responses have them in the language of the visitor. */
export const COMMERCE_MESSAGES = {
  ...COMMERCE_ERRORS,
  notEnough: VARIANT_MESSAGES.notEnoughStock,
  unknownVariant: VARIANT_MESSAGES.variantUnavailable,
  cartIsEmpty: CART_TEXTS.cartEmpty,
  // For developers.
  badFields: 'additionalFields must be a JSON-encoded object.',
  itemIdMissing: 'itemId is required.',
  keyMissing: 'The Idempotency-Key header is required, with at most 255 characters.',
  keyReused: 'This Idempotency-Key has already been used for another order.',
  unknownProvider: 'Payment provider not found.',
  unknownPayment: 'Payment not found.',
  badSignature: 'Invalid signature.',
} as const;

/** Error messages of the checkout fields, in English. */
export const FIELD_MESSAGES = {
  email: CHECKOUT_FIELD_ERRORS.checkoutEmailError,
  name: CHECKOUT_FIELD_ERRORS.checkoutNameError,
  line1: CHECKOUT_FIELD_ERRORS.checkoutLine1Error,
  postalCode: CHECKOUT_FIELD_ERRORS.checkoutPostalCodeError,
  city: CHECKOUT_FIELD_ERRORS.checkoutCityError,
  country: CHECKOUT_FIELD_ERRORS.checkoutCountryError,
  shippingOptionId: CHECKOUT_FIELD_ERRORS.checkoutShippingError,
  tooLong: CHECKOUT_FIELD_ERRORS.checkoutTooLong,
} as const;

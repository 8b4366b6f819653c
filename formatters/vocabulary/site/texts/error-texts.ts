import { FIELD_ERROR_MESSAGES } from '../../rules/form/field-error.ts';
import { QUANTITY_MESSAGES } from '../../rules/quantity.ts';
import { VARIANT_MESSAGES } from '../../rules/variant-selection.ts';

/** Errors of all areas that visitors read; some are fixed by the specification (5 and 8). */
export const SHARED_ERRORS = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgain: 'Please try again.',
  tryInSeconds: 'Please try again in a few seconds.',
  unknownError: 'Unknown error, please try again later.',
  pageNotFound: 'This page does not exist.',
  siteUnavailable: 'This website is unavailable.',
  siteMoving: 'This website is being moved to another server. Please try again in a few minutes.',
  invalidRequest: 'The request is not valid.',
  needsScript: 'This form requires JavaScript. Please enable it, reload the page, and try again.',
} as const;

/** Errors of cart and checkout. */
export const COMMERCE_ERRORS = {
  belowMinimum: 'To check out, your order subtotal must be {subtotal} or more.',
  fieldsInvalid: 'Update the missing or invalid information above.',
  noShop: 'This store is not open yet.',
  unknownItem: 'This item is not available.',
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
  checkForm: 'Check the highlighted fields.',
  totalChanged: 'The total has changed. Please review your order and place it again.',
  shippingChanged:
    'Your shipping method, {name} ({amount}), changes the total. Please review your order and place it again.',
  freeShipping: 'free',
  noPayments: 'This store cannot accept payments yet.',
  unknownOrder: 'Order not found.',
  downloadExpired: 'This download link has expired. Open the link to your order in the confirmation email.',
  unknownDownload: 'This file is not available.',
  tooManyDeclines: 'Too many payments were declined. Please try again later.',
} as const;

/** Errors of the checkout's fields. */
export const CHECKOUT_FIELD_ERRORS = {
  checkoutEmailError: 'Enter a valid email address.',
  checkoutNameError: 'Enter a name.',
  checkoutLine1Error: 'Enter an address.',
  checkoutPostalCodeError: 'Enter a postal code.',
  checkoutCityError: 'Enter a city.',
  checkoutCountryError: 'Select a country.',
  checkoutShippingError: 'Select a shipping method.',
  checkoutTooLong: 'This is too long.',
} as const;

/** Errors of forms, back-in-stock requests and customer accounts. */
export const FORM_ERRORS = {
  formProcessing: 'Error processing form submission. Please reload and try again.',
  formUnreadable: 'Could not parse the form fields, please check your entries.',
  formInvalid: 'One or more fields is invalid, please check your entries.',
  formUnauthorized: 'Unable to submit form. Please try again later.',
  formNotConfigured: 'This form has not been configured yet.',
  formTooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  formNotSent: 'Unable to send form. Please try again later.',
  restockBlank: 'Email cannot be blank',
  restockInvalid: 'Email is invalid',
  memberTaken: 'An account with this email already exists. Sign in or reset your password.',
  memberWrongPassword: 'Incorrect email or password.',
  memberShortPassword: 'Use at least 8 characters.',
  memberLongPassword: 'Use at most 1000 characters.',
  memberNoName: 'Enter your name.',
  memberLinkUsed: 'This link has expired or has already been used. Request a new one.',
} as const;

export const ERROR_TEXTS = {
  ...SHARED_ERRORS,
  ...COMMERCE_ERRORS,
  ...CHECKOUT_FIELD_ERRORS,
  ...FORM_ERRORS,
  ...VARIANT_MESSAGES,
  ...QUANTITY_MESSAGES,
  ...FIELD_ERROR_MESSAGES,
} as const;

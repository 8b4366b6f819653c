import { CHOICE_SENTENCES } from '../../formatters/vocabulary/rules/variant-choice.ts';

/** What refusals of cart and checkout say; the first three word for word (specification 5 and 8). */
export const COMMERCE_MESSAGES = {
  notEnough: CHOICE_SENTENCES.notEnoughStock,
  belowMinimum: 'To check out, your order subtotal must be {subtotal} or more.',
  fieldsInvalid: 'Update the missing or invalid information above.',
  cartIsEmpty: 'Your cart is empty.',
  noShop: 'Nothing is sold here.',
  unknownItem: 'This item is not sold here.',
  unknownVariant: CHOICE_SENTENCES.variantUnavailable,
  unknownEntry: 'This item is not in your cart any more.',
  cartIsFull: 'Your cart cannot hold any more different items.',
  cartIsTooLarge: 'This is more than one order can hold. Please lower the quantity.',
  cartWasBought: 'This cart has been checked out already.',
  orderedAgain: 'This cart has been ordered again since. Please check your order and place it again.',
  unknownShipping: 'This way of sending is not offered.',
  badCoupon: 'This coupon code is not valid.',
  couponGone: 'The coupon {code} can no longer be used. Remove it from your cart and try again.',
  notSubscribable: 'This item cannot be subscribed to.',
  badFields: 'additionalFields must be the JSON text of an object.',
  itemIdMissing: 'itemId is missing.',
  keyMissing: 'The header Idempotency-Key is missing, or is longer than 255 characters.',
  keyReused: 'This Idempotency-Key was used for another order.',
  checkForm: 'Check the fields that are marked.',
  totalChanged: 'The total has changed. Please check your order and place it again.',
  shippingChanged:
    'You chose {name} ({amount}), which changes the total. Please check it and place the order again.',
  freeShipping: 'free',
  noPayments: 'This shop cannot take payments yet, so nothing can be ordered.',
  unknownProvider: 'There is no such payment provider.',
  unknownPayment: 'There is no such payment.',
  badSignature: 'The signature is not valid.',
  unknownOrder: 'There is no such order.',
  tooManyDeclines: 'Too many payments were declined. Please try again later.',
} as const;

/** Above each field of the checkout. */
export const FIELD_MESSAGES = {
  email: 'Enter an email address, such as user@domain.com.',
  name: 'Enter the name of the person who receives the order.',
  line1: 'Enter the street and number.',
  postalCode: 'Enter the postal code.',
  city: 'Enter the city.',
  country: 'Choose a country.',
  shippingOptionId: 'Choose how the order should be sent.',
  tooLong: 'This is too long.',
} as const;

import type { VARIANT_MESSAGES } from '../../formatters/vocabulary/rules/variant-selection.ts';

/** A literal keeps the table out of the bundle: see `ApiPath`. */
const NOT_ENOUGH: (typeof VARIANT_MESSAGES)['notEnoughStock'] =
  'Sorry, we do not have enough of that item available.';

/** Texts of the cart page (specification 8, Cart and checkout). */
export const CART_MESSAGES = {
  notEnoughStock: NOT_ENOUGH,
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  unableToLoadCart: 'Unable to load your cart',
  unableToOpenForm: 'Unable to open form',
  cartRetry: 'Try again',
  cartItems: 'Items in your cart',
  cartQuantity: 'Quantity',
  cartEdit: 'Edit Details',
  cartRemove: 'Remove',
  cartSubtotal: 'Subtotal',
  cartCheckout: 'Checkout',
  cartEmpty: 'Your cart is empty.',
  cartRemoved: '{productName} was removed from your cart.',
} as const;

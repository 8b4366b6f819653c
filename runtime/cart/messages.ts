import type { CART_TEXTS } from '../../formatters/vocabulary/site/texts/cart-texts.ts';

/**
 * Texts of the cart page (specification 8, Cart and checkout). The type compares them with those of the server, which renders the
 * same page: literals keep its table out of the bundle.
 */
export const CART_MESSAGES = {
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
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
  cartContinue: 'Continue shopping',
  cartRemoved: '{productName} was removed from your cart.',
} as const satisfies Partial<typeof CART_TEXTS> & Readonly<Record<string, string>>;

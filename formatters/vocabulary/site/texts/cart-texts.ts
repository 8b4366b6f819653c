import { VARIANT_MESSAGES } from '../../rules/variant-selection.ts';

/** Texts of the cart and the search page. */
export const CART_TEXTS = {
  cartTitle: 'Cart',
  cartItems: 'Items in your cart',
  cartQuantity: 'Quantity',
  cartEdit: 'Edit Details',
  cartUpdate: 'Update',
  cartRemove: 'Remove',
  cartSubtotal: 'Subtotal',
  cartCheckout: 'Checkout',
  cartEmpty: 'Your cart is empty.',
  cartContinue: 'Continue shopping',
  notEnoughStock: VARIANT_MESSAGES.notEnoughStock,
  unableToAdd: 'Unable to Add Item',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  searchTitle: 'Search',
  searchOne: '1 result for “{query}”',
  searchMany: '{n} results for “{query}”',
  searchNone: 'No results found.',
  searchMore: 'Show more results',
} as const;

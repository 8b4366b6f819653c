/** English texts of the cart and the search page as the server renders them, by the key of `localizedStrings`. */
export const SERVER_TEXTS = {
  cartTitle: 'Cart',
  cartItems: 'Items in your cart',
  cartQuantity: 'Quantity',
  cartEdit: 'Edit Details',
  cartRemove: 'Remove',
  cartSubtotal: 'Subtotal',
  cartCheckout: 'Checkout',
  cartEmpty: 'Your cart is empty.',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  searchTitle: 'Search',
  searchOne: '1 result for “{query}”',
  searchMany: '{n} results for “{query}”',
  searchNone: 'No results found.',
  searchMore: 'Show more results',
} as const;

export type ServerTexts = Readonly<Record<keyof typeof SERVER_TEXTS, string>>;

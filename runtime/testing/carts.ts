import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';

/** Paths of the cart API. */
export const CART = '/api/commerce/shopping-cart';
export const ENTRIES = '/api/commerce/shopping-cart/entries';

/** An entry of one mug for $20.00. */
export function cartEntry(changes: Partial<CartEntry> = {}): CartEntry {
  const { quantity = 1 } = changes;
  return {
    id: 'entry-1',
    itemId: 'mug',
    chosenVariant: { sku: 'MUG-0', attributes: {} },
    quantity,
    title: 'Mug',
    subTotal: 2000 * quantity,
    purchasePriceCents: 2000,
    formattedPrice: '$20.00',
    formattedSubTotal: `$${20 * quantity}.00`,
    ...changes,
  };
}

/** A cart with these entries, as the server returns it. */
export function cartWith(...entries: readonly CartEntry[]): ShoppingCart {
  const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const subtotal = `$${(subtotalCents / 100).toFixed(2)}`;
  return {
    id: 'cart-1',
    websiteId: 'settings',
    created: 1,
    isPurchased: false,
    entries,
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    includedTaxCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    currency: 'USD',
    formatted: { subtotal, tax: '$0.00', shipping: '$0.00', discount: '$0.00', grandTotal: subtotal },
  };
}

/** The response to an addition of one mug. */
export function addResponse(): object {
  const newlyAdded = cartEntry();
  return { shoppingCart: cartWith(newlyAdded), newlyAdded };
}

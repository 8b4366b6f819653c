import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';

/** Paths of the cart API. */
export const CART = '/api/commerce/shopping-cart';
export const ENTRIES = '/api/commerce/shopping-cart/entries';

/** Costs of shipping, so that the subtotal is not the total. */
const SHIPPING_CENTS = 500;

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
  const grandTotalCents = subtotalCents + SHIPPING_CENTS;
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
    shippingCostCents: SHIPPING_CENTS,
    discountCents: 0,
    includedTaxCents: 0,
    grandTotalCents,
    totalQuantity,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    currency: 'USD',
    formatted: {
      subtotal: dollars(subtotalCents),
      tax: dollars(0),
      shipping: dollars(SHIPPING_CENTS),
      discount: dollars(0),
      grandTotal: dollars(grandTotalCents),
    },
  };
}

/** The response to an addition of one mug. */
export function addResponse(): object {
  const newlyAdded = cartEntry();
  return { shoppingCart: cartWith(newlyAdded), newlyAdded };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

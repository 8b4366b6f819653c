import { QUANTITY_MESSAGES } from '../../formatters/vocabulary/rules/quantity.ts';
import { VARIANT_MESSAGES } from '../../formatters/vocabulary/rules/variant-selection.ts';

/** Texts of products (specification 4, Add-to-cart button; 5, Add to cart; 8, Cart and checkout). */
export const PRODUCT_MESSAGES = {
  ...VARIANT_MESSAGES,
  ...QUANTITY_MESSAGES,
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  ok: 'OK',
} as const;

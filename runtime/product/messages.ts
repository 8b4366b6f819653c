import { QUANTITY_SENTENCES } from '../../formatters/vocabulary/rules/quantity.ts';
import { CHOICE_SENTENCES } from '../../formatters/vocabulary/rules/variant-choice.ts';

/** Texts of products (specification 4, Add-to-cart button; 5, Add to cart; 8, Cart and checkout). */
export const PRODUCT_MESSAGES = {
  ...CHOICE_SENTENCES,
  ...QUANTITY_SENTENCES,
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  ok: 'OK',
} as const;

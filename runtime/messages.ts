import type { IslandName } from '../formatters/vocabulary/islands.ts';
import { INDICATOR_MESSAGES } from './cart/indicator-messages.ts';
import { CART_MESSAGES } from './cart/messages.ts';
import { CALL_MESSAGES } from './core/index.ts';
import { FIELD_MESSAGES, FORM_MESSAGES } from './form/messages.ts';
import { LIGHTBOX_MESSAGES } from './gallery/messages.ts';
import { DIALOG_MESSAGES } from './product/dialog-messages.ts';
import { PRODUCT_MESSAGES } from './product/messages.ts';
import { RESTOCK_MESSAGES } from './restock/messages.ts';
import { SEARCH_MESSAGES } from './search/messages.ts';

/**
 * Every sentence of the visitor's program by the island that says it, under the keys of `localizedStrings` that replace
 * it. Each surface keeps its own beside it, so that a page brings only those of its islands; here they are all together,
 * for the build and for whoever looks for one.
 */
export const MESSAGES: Readonly<Partial<Record<IslandName, Readonly<Record<string, string>>>>> = {
  product: { ...CALL_MESSAGES, ...PRODUCT_MESSAGES, ...DIALOG_MESSAGES, ...FIELD_MESSAGES },
  'cart-indicator': INDICATOR_MESSAGES,
  'cart-page': { ...CALL_MESSAGES, ...CART_MESSAGES },
  form: { ...CALL_MESSAGES, ...FIELD_MESSAGES, ...FORM_MESSAGES },
  restock: { ...CALL_MESSAGES, ...RESTOCK_MESSAGES },
  lightbox: LIGHTBOX_MESSAGES,
  search: { ...CALL_MESSAGES, ...SEARCH_MESSAGES },
};

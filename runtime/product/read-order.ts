import { quantityProblem, readQuantity } from '../../formatters/vocabulary/rules/quantity.ts';
import {
  findVariant,
  hasStock,
  missingOptions,
  missingOptionsSentence,
} from '../../formatters/vocabulary/rules/variant-choice.ts';
import type { PRODUCT_TYPE } from '../../formatters/vocabulary/store/product-type.ts';
import { type Page, text } from '../core/shared.ts';
import { readChoice } from './choice.ts';
import { PRODUCT_MESSAGES } from './messages.ts';
import type { ProductParts } from './product-parts.ts';

/** A literal of PRODUCT_TYPE. */
export const GIFT_CARD: (typeof PRODUCT_TYPE)['gift-card'] = 4;

export interface Order {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/**
 * The order for the current state of the page, or why it is not possible; checks options, variant, stock and quantity
 * in this order (gaps B21).
 */
export function readOrder(
  product: ProductParts,
  page: Page,
): { readonly order?: Order; readonly message: string; readonly isIncomplete?: boolean } {
  const { itemId, productType, choice, variants, optionNames } = product;
  const say = (key: keyof typeof PRODUCT_MESSAGES, values = {}) => text(page, PRODUCT_MESSAGES, key, values);
  const chosen = readChoice(choice);
  const missing = missingOptions(optionNames, chosen);
  if (missing.length > 0) {
    const isGiftCard = productType === GIFT_CARD;
    const message = isGiftCard ? say('selectDenomination') : missingOptionsSentence(missing, say);
    return { message, isIncomplete: true };
  }
  const variant = findVariant(variants, chosen);
  if (!variant) return { message: say('variantUnavailable') };
  if (!hasStock(variant, productType)) return { message: say('notEnoughStock') };
  const typed = product.quantity?.querySelector('input')?.value ?? '1';
  const problem = quantityProblem(typed);
  if (problem) return { message: say(problem) };
  return { order: { itemId, sku: variant.sku, quantity: readQuantity(typed) ?? 1 }, message: '' };
}

import { quantityError, readQuantity } from '../../formatters/vocabulary/rules/quantity.ts';
import {
  findVariant,
  hasStock,
  missingOptions,
  missingOptionsMessage,
} from '../../formatters/vocabulary/rules/variant-selection.ts';
import type { PRODUCT_TYPE } from '../../formatters/vocabulary/store/product-type.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { PRODUCT_MESSAGES } from './messages.ts';
import type { ProductParts } from './product-parts.ts';
import { readSelection } from './variant-selection.ts';

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
  const { itemId, productType, variantOptions, variants, optionNames } = product;
  const t = (key: keyof typeof PRODUCT_MESSAGES, values = {}) => text(page, PRODUCT_MESSAGES, key, values);
  const selected = readSelection(variantOptions);
  const missing = missingOptions(optionNames, selected);
  if (missing.length > 0) {
    const isGiftCard = productType === GIFT_CARD;
    const message = isGiftCard ? t('selectDenomination') : missingOptionsMessage(missing, t);
    return { message, isIncomplete: true };
  }
  const variant = findVariant(variants, selected);
  if (!variant) return { message: t('variantUnavailable') };
  if (!hasStock(variant, productType)) return { message: t('notEnoughStock') };
  const input = product.quantity?.querySelector('input')?.value ?? '1';
  const error = quantityError(input);
  if (error) return { message: t(error) };
  return { order: { itemId, sku: variant.sku, quantity: readQuantity(input) ?? 1 }, message: '' };
}

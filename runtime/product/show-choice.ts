import {
  CHOICE_SENTENCES,
  findVariant,
  hasStock,
  missingOptions,
} from '../../formatters/vocabulary/rules/variant-choice.ts';
import { element, emit, type Page, text } from '../core/shared.ts';
import type { ButtonLabel } from './button-label.ts';
import { readChoice } from './choice.ts';
import type { ProductParts } from './product-parts.ts';
import type { Variant } from './variants.ts';

/** Returns a function that updates the product for the current selection. */
export function showChoice(product: ProductParts, label: ButtonLabel | undefined, page: Page): () => void {
  const { itemId, productType, choice, variants, optionNames } = product;
  const showPrice = priceOf(product);
  const status = element('p', { class: 'quoin-product-message', role: 'status' });
  choice?.after(status);
  let shown: Variant | undefined;

  return () => {
    const chosen = readChoice(choice);
    const isWhole = missingOptions(optionNames, chosen).length === 0;
    const variant = isWhole ? findVariant(variants, chosen) : undefined;
    const isIn = (one: Variant) => hasStock(one, productType);
    const isLeft = variant ? isIn(variant) : variants.some(isIn);
    label?.setSoldOut(variants.length > 0 && !isLeft);
    if (!choice) return;
    const sentence = variant ? 'notEnoughStock' : 'variantUnavailable';
    const isWrong = variant ? !isLeft : isWhole;
    status.textContent = isWrong ? text(page, CHOICE_SENTENCES, sentence) : '';
    showPrice(variant);
    if (variant) import('./stock.ts').then(({ showNotices }) => showNotices(product, variant, isLeft));
    if (variant !== shown) emit(choice, 'wb:variant', { itemId, variant });
    shown = variant;
  };
}

/** Shows the price of a variant in the markup of `product-price`, or the original price without a variant. */
function priceOf({ price }: ProductParts): (variant: Variant | undefined) => void {
  const printed = [...(price?.childNodes ?? [])];
  const label = (words: string) => element('span', { class: 'visually-hidden v6-visually-hidden' }, words);
  return (variant) => {
    if (!variant?.priceText) return price?.replaceChildren(...printed);
    const { priceText, salePriceText } = variant;
    if (!salePriceText) return price?.replaceChildren(priceText);
    price?.replaceChildren(
      label('Sale Price:'),
      `${salePriceText} `,
      label('Original Price:'),
      element('span', { class: 'original-price' }, priceText),
    );
  };
}

import {
  findVariant,
  hasStock,
  missingOptions,
  VARIANT_MESSAGES,
} from '../../formatters/vocabulary/rules/variant-selection.ts';
import { element } from '../core/element.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import type { ButtonLabel } from './button-label.ts';
import type { ProductParts } from './product-parts.ts';
import { readSelection } from './variant-selection.ts';
import type { Variant } from './variants.ts';

/** Returns a function that updates the product for the current selection. */
export function showSelection(product: ProductParts, label: ButtonLabel | undefined, page: Page): () => void {
  const { itemId, productType, variantOptions, variants, optionNames, saleMark } = product;
  const showPrice = priceOf(product);
  const status = element('p', { class: 'quoin-product-message', role: 'status' });
  variantOptions?.after(status);
  let current: Variant | undefined;

  return () => {
    const selected = readSelection(variantOptions);
    const isComplete = missingOptions(optionNames, selected).length === 0;
    const variant = isComplete ? findVariant(variants, selected) : undefined;
    const isAvailable = (one: Variant) => hasStock(one, productType);
    const isInStock = variant ? isAvailable(variant) : variants.some(isAvailable);
    label?.setSoldOut(variants.length > 0 && !isInStock);
    if (!variantOptions) return;
    const key = variant ? 'notEnoughStock' : 'variantUnavailable';
    const hasMessage = variant ? !isInStock : isComplete;
    status.textContent = hasMessage ? text(page, VARIANT_MESSAGES, key) : '';
    if (saleMark) saleMark.hidden = !!variant?.priceText && !variant.salePriceText;
    if (variant) import('./stock.ts').then(({ showNotices }) => showNotices(product, variant, isInStock));
    if (variant === current) return;
    current = variant;
    showPrice(variant);
    emit(variantOptions, 'wb:variant', { itemId, variant });
  };
}

/** Shows the price of a variant, or the original price without a variant, and announces it. */
function priceOf({ price }: ProductParts): (variant: Variant | undefined) => void {
  const printed = [...(price?.childNodes ?? [])];
  if (price) price.ariaLive = 'polite';
  return (variant) => price?.replaceChildren(...(variant?.priceText ? priceNodes(variant) : printed));
}

/** The markup of `product-price`. */
function priceNodes({ priceText = '', salePriceText }: Variant): readonly (Node | string)[] {
  const label = (words: string) => element('span', { class: 'visually-hidden v6-visually-hidden' }, words);
  if (!salePriceText) return [priceText];
  return [
    label('Sale Price:'),
    `${salePriceText} `,
    label('Original Price:'),
    element('span', { class: 'original-price' }, priceText),
  ];
}

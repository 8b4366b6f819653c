import type { CLDR } from '@phensley/cldr';
import type { JsonObject } from '../../contract.ts';
import { fillPattern } from '../fill-pattern.ts';

/** The prices that `product-price` and `subscription-price` print. */
export interface Offer {
  /** Printed alone when its money is not empty. */
  readonly from: PriceText | undefined;
  /** Printed with the struck-through normal price when its money is not empty. */
  readonly sale: PriceText | undefined;
  readonly normal: PriceText | undefined;
}

/** A message pattern, its values, and the money among them. */
export interface PriceText {
  readonly pattern: string;
  readonly money: string;
  readonly values: JsonObject;
}

/** The pattern of a plain price. It is by far the most common, so it is filled in without the message formatter. */
export const PLAIN_PRICE = '{price}';

export const NO_OFFER: Offer = { from: undefined, sale: undefined, normal: undefined };

/** The markup around a price (language reference 13.11). */
export function priceBlock(className: string, offer: Offer, cldr: CLDR | undefined): string {
  return `\n\n\n<div class="${className}">\n${lines(offer, cldr)}\n</div>`;
}

function lines({ from, sale, normal }: Offer, cldr: CLDR | undefined): string {
  if (hasMoney(from)) return `${filled(from, cldr)}\n`;
  if (!hasMoney(sale)) return hasMoney(normal) ? filled(normal, cldr) : '';
  const original = normal === undefined ? '' : filled(normal, cldr);
  return `${label('Sale')}${filled(sale, cldr)} ${label('Original')}<span class="original-price">${original}</span>\n`;
}

function hasMoney(text: PriceText | undefined): text is PriceText {
  return text !== undefined && text.money !== '';
}

function filled(text: PriceText, cldr: CLDR | undefined): string {
  if (text.pattern === PLAIN_PRICE && cldr !== undefined) return text.money;
  return fillPattern(cldr, text.pattern, text.values);
}

/** Not localizable: the reference does not look these labels up. */
function label(kind: 'Sale' | 'Original'): string {
  return `<span class="visually-hidden v6-visually-hidden">${kind} Price:</span>`;
}

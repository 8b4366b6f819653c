import type { CLDR } from '@phensley/cldr';
import type { JsonObject } from '../../contract.ts';
import { fillPattern } from '../fill-pattern.ts';

/** What `product-price` and `subscription-price` show. */
export interface Offer {
  /** Shown alone when its money is not empty. */
  readonly from: PriceText | undefined;
  /** Shown with the normal price, which it replaces, when its money is not empty. */
  readonly sale: PriceText | undefined;
  readonly normal: PriceText | undefined;
}

/** A message pattern, the values it is filled with, and the money that is one of them. */
export interface PriceText {
  readonly pattern: string;
  readonly money: string;
  readonly values: JsonObject;
}

/** The pattern of a price that stands alone: filled in here, as most are, it need not go through the words of a locale. */
export const PRICE_ALONE = '{price}';

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
  if (text.pattern === PRICE_ALONE && cldr !== undefined) return text.money;
  return fillPattern(cldr, text.pattern, text.values);
}

/** Always English: the block is closed towards the site's texts. */
function label(kind: 'Sale' | 'Original'): string {
  return `<span class="visually-hidden v6-visually-hidden">${kind} Price:</span>`;
}

import { CART_TEXTS } from './texts/cart-texts.ts';
import { CHECKOUT_TEXTS } from './texts/checkout-texts.ts';
import { EMAIL_TEXTS } from './texts/email-texts.ts';
import { ERROR_TEXTS } from './texts/error-texts.ts';
import { ORDER_TEXTS } from './texts/order-texts.ts';
import { PAGE_TEXTS } from './texts/page-texts.ts';

/** English texts of pages and emails as the server renders them, by the key of `localizedStrings`. */
export const SERVER_TEXTS = {
  ...CART_TEXTS,
  ...CHECKOUT_TEXTS,
  ...ORDER_TEXTS,
  ...EMAIL_TEXTS,
  ...PAGE_TEXTS,
  ...ERROR_TEXTS,
} as const;

export type ServerTexts = Readonly<Record<keyof typeof SERVER_TEXTS, string>>;

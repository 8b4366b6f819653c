import type { IslandName } from '../formatters/vocabulary/islands.ts';
import { INDICATOR_MESSAGES } from './cart/indicator-messages.ts';
import { CART_MESSAGES } from './cart/messages.ts';
import { PANEL_MESSAGES } from './cart/panel-messages.ts';
import { REQUEST_ERROR_MESSAGES } from './core/api/error-message.ts';
import { CAPTCHA_MESSAGES } from './form/bot-check-messages.ts';
import { FIELD_MESSAGES, FORM_MESSAGES } from './form/messages.ts';
import { GALLERY_MESSAGES } from './gallery/gallery-messages.ts';
import { LIGHTBOX_MESSAGES } from './gallery/messages.ts';
import { DIALOG_MESSAGES } from './product/dialog-messages.ts';
import { PRODUCT_MESSAGES } from './product/messages.ts';
import { RESTOCK_CAPTCHA_MESSAGES } from './restock/captcha-messages.ts';
import { RESTOCK_MESSAGES } from './restock/messages.ts';
import { SEARCH_MESSAGES } from './search/messages.ts';
import { VIDEO_MESSAGES } from './video/messages.ts';

/**
 * All texts of the client-side runtime by island, under the keys of `localizedStrings` that override them. Each
 * island imports only its own texts; this table is for the build.
 */
export const MESSAGES: Readonly<Partial<Record<IslandName, Readonly<Record<string, string>>>>> = {
  product: { ...REQUEST_ERROR_MESSAGES, ...PRODUCT_MESSAGES, ...DIALOG_MESSAGES, ...FIELD_MESSAGES },
  // Some sites have the cart page in a panel of the indicator.
  'cart-indicator': {
    ...REQUEST_ERROR_MESSAGES,
    ...INDICATOR_MESSAGES,
    ...PANEL_MESSAGES,
    ...CART_MESSAGES,
    ...DIALOG_MESSAGES,
    ...FIELD_MESSAGES,
  },
  'cart-page': { ...REQUEST_ERROR_MESSAGES, ...CART_MESSAGES, ...DIALOG_MESSAGES, ...FIELD_MESSAGES },
  form: { ...REQUEST_ERROR_MESSAGES, ...FIELD_MESSAGES, ...FORM_MESSAGES, ...CAPTCHA_MESSAGES },
  restock: {
    ...REQUEST_ERROR_MESSAGES,
    ...RESTOCK_MESSAGES,
    ...RESTOCK_CAPTCHA_MESSAGES,
    ...CAPTCHA_MESSAGES,
  },
  gallery: GALLERY_MESSAGES,
  lightbox: LIGHTBOX_MESSAGES,
  video: VIDEO_MESSAGES,
  search: { ...REQUEST_ERROR_MESSAGES, ...SEARCH_MESSAGES },
};

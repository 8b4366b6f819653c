import type { Handler } from 'hono';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { App } from '../../../middleware/endpoints.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { changeCart, showCart } from '../cart/cart-page.ts';
import { checkOut, showCheckout } from './checkout-page.ts';
import { download } from './download.ts';
import { buyGiftCard, showGiftCard } from './gift-card-page.ts';
import { keepLanguage, onlyInLanguage, requireLanguage } from './language-pages.ts';
import { showOrder } from './order-confirmed-page.ts';
import { decidePayment, showTestBank } from './test-bank-page.ts';

/** Checkout pages; they work without scripts. */
export function checkoutRoutes(app: App): void {
  const page = (path: string, show: Handler<AppEnv>) => {
    app.get(path, keepLanguage, show);
    app.get(`/:language${path}`, onlyInLanguage(show));
  };
  const form = (path: string, handle: Handler<AppEnv>) => {
    app.post(path, requireCrumb, handle);
    app.post(`/:language${path}`, requireLanguage, requireCrumb, handle);
  };
  page(EDGE_PAGES.cart, showCart);
  form(EDGE_PAGES.cart, changeCart);
  page(EDGE_PAGES.checkout, showCheckout);
  form(EDGE_PAGES.checkout, checkOut);
  page(EDGE_PAGES.checkoutSubscribe, showCheckout);
  form(EDGE_PAGES.checkoutSubscribe, checkOut);
  page(EDGE_PAGES.checkoutGiftCard, showGiftCard);
  form(EDGE_PAGES.checkoutGiftCard, buyGiftCard);
  page(EDGE_PAGES.orderConfirmed, showOrder);
  app.get(EDGE_PAGES.testBank, showTestBank);
  app.post(EDGE_PAGES.testBank, requireCrumb, decidePayment);
  app.get(EDGE_PAGES.download, download);
}

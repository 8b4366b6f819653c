import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { App } from '../../../middleware/endpoints.ts';
import { changeCart, showCart } from '../cart/cart-page.ts';
import { checkOut, showCheckout } from './checkout-page.ts';
import { download } from './download.ts';
import { buyGiftCard, showGiftCard } from './gift-card-page.ts';
import { showOrder } from './order-confirmed-page.ts';
import { decidePayment, showTestBank } from './test-bank-page.ts';

/** Checkout pages; they work without scripts. */
export function checkoutRoutes(app: App): void {
  app.get(EDGE_PAGES.cart, showCart);
  app.post(EDGE_PAGES.cart, requireCrumb, changeCart);
  app.get(EDGE_PAGES.checkout, showCheckout);
  app.post(EDGE_PAGES.checkout, requireCrumb, checkOut);
  app.get(EDGE_PAGES.checkoutSubscribe, showCheckout);
  app.post(EDGE_PAGES.checkoutSubscribe, requireCrumb, checkOut);
  app.get(EDGE_PAGES.checkoutGiftCard, showGiftCard);
  app.post(EDGE_PAGES.checkoutGiftCard, requireCrumb, buyGiftCard);
  app.get(EDGE_PAGES.testBank, showTestBank);
  app.post(EDGE_PAGES.testBank, requireCrumb, decidePayment);
  app.get(EDGE_PAGES.orderConfirmed, showOrder);
  app.get(EDGE_PAGES.download, download);
}

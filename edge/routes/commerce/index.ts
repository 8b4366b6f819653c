import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { type App, addEndpoints } from '../../middleware/endpoints.ts';
import { readStock } from './cart/cart-handlers.ts';
import { CART_ROUTES } from './cart/cart-routes.ts';
import { showNotice } from './cart/page-notice.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { ORDER_ROUTES } from './orders/order-routes.ts';

/** Cart, stock, orders, payments and their pages. */
export function commerceRoutes(app: App): void {
  addEndpoints(app, CART_ROUTES);
  addEndpoints(app, ORDER_ROUTES);
  app.get(API.stock.slice(0, -1), readStock);
  app.use('/*', showNotice);
  checkoutRoutes(app);
}

import { API } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import { checkoutRoutes } from '../checkout/index.ts';
import { addCalls } from '../openapi/add-call.ts';
import { readStock } from './cart-calls.ts';
import { CART_ROUTES } from './cart-routes.ts';
import { ORDER_ROUTES } from './order-routes.ts';
import { showNotice } from './page-notice.ts';

/** Cart, stock, orders and payments, with the pages that go with them. */
export function commerceRoutes(app: App): void {
  addCalls(app, CART_ROUTES);
  addCalls(app, ORDER_ROUTES);
  app.get(API.stock.slice(0, -1), readStock);
  app.use('/*', showNotice);
  checkoutRoutes(app);
}

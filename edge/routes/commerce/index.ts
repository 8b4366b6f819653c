import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { type App, addEndpoints } from '../../middleware/endpoints.ts';
import { readStock } from './cart/cart-handlers.ts';
import { CART_ROUTES } from './cart/cart-routes.ts';
import { showNotice } from './cart/page-notice.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { COLLECTION_ROUTES } from './collections/collection-routes.ts';
import { ORDER_ROUTES } from './orders/order-routes.ts';
import { PREFERENCE_ROUTES } from './preferences/preference-routes.ts';
import { RECORDING_ROUTES } from './recording-id.ts';

/** Cart, stock, orders, payments and their pages. */
export function commerceRoutes(app: App): void {
  addEndpoints(app, CART_ROUTES);
  addEndpoints(app, ORDER_ROUTES);
  addEndpoints(app, COLLECTION_ROUTES);
  addEndpoints(app, PREFERENCE_ROUTES);
  addEndpoints(app, RECORDING_ROUTES);
  app.get(API.stock.slice(0, -1), readStock);
  app.use('/*', showNotice);
  checkoutRoutes(app);
}

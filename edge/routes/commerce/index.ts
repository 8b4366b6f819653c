import { z } from '@hono/zod-openapi';
import {
  ADD_TO_CART_ID_HEADER,
  API,
  CRUMB_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../middleware/crumb.ts';
import { checkoutRoutes } from '../checkout/index.ts';
import { addToCart, subscribe } from './add-entry.ts';
import {
  deleteCoupon,
  deleteEntry,
  postCoupon,
  putFields,
  putQuantity,
  putShipping,
  readCart,
  readStock,
} from './cart-calls.ts';
import { documentCall } from './document-call.ts';
import { postOrder, readOrder, takeWebhook } from './order-calls.ts';
import { showNotice } from './page-notice.ts';
import {
  addAnswerSchema,
  addSchema,
  cartAnswerSchema,
  cartSchema,
  couponRemovalSchema,
  couponSchema,
  fieldsSchema,
  orderAnswerSchema,
  orderReadAnswerSchema,
  orderSchema,
  quantitySchema,
  shippingSchema,
  stockAnswerSchema,
  subscriptionAnswerSchema,
  subscriptionSchema,
  updateAnswerSchema,
} from './schemas.ts';

/** Cart, stock, orders and payments, with the pages that go with them. No GET changes anything. */
export function commerceRoutes(app: App): void {
  app.get(API.cart, readCart);
  app.post(API.cartEntries, requireCrumbOrOwnPage, addToCart);
  app.put(API.cartEntry, requireCrumb, putQuantity);
  app.delete(API.cartEntry, requireCrumb, deleteEntry);
  app.put(API.cartEntryFields, requireCrumb, putFields);
  app.post(API.cartCoupons, requireCrumb, postCoupon);
  app.delete(API.cartCoupons, requireCrumb, deleteCoupon);
  app.put(API.cartShipping, requireCrumb, putShipping);
  app.post(API.subscription, requireCrumbOrOwnPage, subscribe);
  app.get(API.stock, readStock);
  app.get(API.stock.slice(0, -1), readStock);
  app.post(API.orders, requireCrumb, postOrder);
  app.get(API.order, readOrder);
  // From another computer: its signature is looked at instead.
  app.post(API.paymentWebhook, takeWebhook);
  app.use('/*', showNotice);
  checkoutRoutes(app);
  documentCalls(app);
}

function documentCalls(app: App): void {
  const crumb = { [CRUMB_HEADER]: 'The value of the cookie `crumb`' };
  documentCall(app, {
    method: 'get',
    name: 'cart',
    summary: 'The visitor’s cart; an empty one where there is none',
    query: { mock: 'No effect', timecode: 'No effect', calculateSubtotal: 'Prices are always those of now' },
    answer: cartSchema,
  });
  documentCall(app, {
    method: 'post',
    name: 'cartEntries',
    summary: 'Adds to the cart. A form without script is answered with 303',
    headers: { ...crumb, [ADD_TO_CART_ID_HEADER]: 'The same for every attempt at one add' },
    body: addSchema,
    isForm: true,
    answer: addAnswerSchema,
  });
  documentCall(app, {
    method: 'put',
    name: 'cartEntry',
    summary: 'Changes a quantity; 0 removes the entry',
    headers: crumb,
    body: quantitySchema,
    answer: cartAnswerSchema,
  });
  documentCall(app, {
    method: 'delete',
    name: 'cartEntry',
    summary: 'Removes an entry',
    headers: crumb,
    answer: cartAnswerSchema,
  });
  documentCall(app, {
    method: 'put',
    name: 'cartEntryFields',
    summary: 'Replaces the answers to the product’s form',
    headers: crumb,
    body: fieldsSchema,
    answer: updateAnswerSchema,
  });
  documentCall(app, {
    method: 'post',
    name: 'cartCoupons',
    summary: 'Adds a coupon',
    headers: crumb,
    body: couponSchema,
    answer: cartAnswerSchema,
  });
  documentCall(app, {
    method: 'delete',
    name: 'cartCoupons',
    summary: 'Removes a coupon, or all',
    headers: crumb,
    body: couponRemovalSchema,
    answer: cartAnswerSchema,
  });
  documentCall(app, {
    method: 'put',
    name: 'cartShipping',
    summary: 'Chooses where and how the order is sent',
    headers: crumb,
    body: shippingSchema,
    answer: cartAnswerSchema,
  });
  documentCall(app, {
    method: 'post',
    name: 'subscription',
    summary: 'Begins a subscription in a cart of its own. A form without script is answered with 303',
    headers: crumb,
    body: subscriptionSchema,
    isForm: true,
    answer: subscriptionAnswerSchema,
  });
  documentCall(app, {
    method: 'get',
    name: 'stock',
    summary: 'What there is of each variant of an item',
    query: { itemId: 'The item’s id, required' },
    answer: stockAnswerSchema,
  });
  documentCall(app, {
    method: 'post',
    name: 'orders',
    summary: 'Orders the cart: 201, or 200 with `Idempotent-Replayed: true` for the same key again',
    headers: { ...crumb, [IDEMPOTENCY_HEADER]: 'Required; the same for every attempt at one order' },
    body: orderSchema,
    answer: orderAnswerSchema,
    status: 201,
  });
  documentCall(app, {
    method: 'get',
    name: 'order',
    summary: 'An order, for its buyer',
    query: { token: 'From the address of the confirmation page, required' },
    answer: orderReadAnswerSchema,
  });
  documentCall(app, {
    method: 'post',
    name: 'paymentWebhook',
    summary: 'What a payment provider tells, signed by it',
    answer: z.strictObject({ outcomes: z.array(z.string()) }),
  });
}

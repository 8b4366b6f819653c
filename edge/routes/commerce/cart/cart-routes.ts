import { ADD_TO_CART_ID_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { addToCart, subscribe } from './add-to-cart.ts';
import {
  deleteCoupon,
  deleteEntry,
  postCoupon,
  putFields,
  putQuantity,
  putShipping,
  readCart,
  readStock,
} from './cart-handlers.ts';
import {
  addResponseSchema,
  addSchema,
  cartResponseSchema,
  cartSchema,
  couponRemovalSchema,
  couponSchema,
  fieldsSchema,
  inventoryResponseSchema,
  quantitySchema,
  shippingSchema,
  subscriptionResponseSchema,
  subscriptionSchema,
  updateResponseSchema,
} from './schemas.ts';

const READ = { tag: 'Commerce', access: 'public', method: 'get' } as const;
const CHANGE = { tag: 'Commerce', access: 'visitor' } as const;

/** Cart endpoints. GET requests change nothing. */
export const CART_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'cart',
      summary: 'The visitor’s cart; empty by default',
      query: {
        mock: 'No effect',
        timecode: 'No effect',
        calculateSubtotal: 'No effect; prices are always current',
      },
      responses: { 200: cartSchema },
    },
    readCart,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntries',
      method: 'post',
      summary: 'Adds an item to the cart; plain HTML forms get 303',
      headers: { [ADD_TO_CART_ID_HEADER]: 'Idempotency key of the add' },
      body: addSchema,
      isForm: true,
      responses: { 200: addResponseSchema },
    },
    requireCrumbOrOwnPage,
    addToCart,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntry',
      method: 'put',
      summary: 'Sets the quantity; 0 removes the entry',
      body: quantitySchema,
      responses: { 200: cartResponseSchema },
    },
    requireCrumb,
    putQuantity,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntry',
      method: 'delete',
      summary: 'Removes an entry',
      responses: { 200: cartResponseSchema },
    },
    requireCrumb,
    deleteEntry,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntryFields',
      method: 'put',
      summary: 'Replaces the values of the product’s form',
      body: fieldsSchema,
      responses: { 200: updateResponseSchema },
    },
    requireCrumb,
    putFields,
  ],
  [
    {
      ...CHANGE,
      name: 'cartCoupons',
      method: 'post',
      summary: 'Adds a coupon',
      body: couponSchema,
      responses: { 200: cartResponseSchema },
    },
    requireCrumb,
    postCoupon,
  ],
  [
    {
      ...CHANGE,
      name: 'cartCoupons',
      method: 'delete',
      summary: 'Removes one coupon or all',
      body: couponRemovalSchema,
      responses: { 200: cartResponseSchema },
    },
    requireCrumb,
    deleteCoupon,
  ],
  [
    {
      ...CHANGE,
      name: 'cartShipping',
      method: 'put',
      summary: 'Sets the shipping location and method',
      body: shippingSchema,
      responses: { 200: cartResponseSchema },
    },
    requireCrumb,
    putShipping,
  ],
  [
    {
      ...CHANGE,
      name: 'subscription',
      method: 'post',
      summary: 'Starts a subscription in its own cart; plain HTML forms get 303',
      body: subscriptionSchema,
      isForm: true,
      responses: { 200: subscriptionResponseSchema },
    },
    requireCrumbOrOwnPage,
    subscribe,
  ],
  [
    {
      ...READ,
      name: 'stock',
      summary: 'Stock of the variants of an item',
      query: { itemId: 'Item id, required' },
      responses: { 200: inventoryResponseSchema },
    },
    readStock,
  ],
];

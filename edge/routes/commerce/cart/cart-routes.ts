import { ADD_TO_CART_ID_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import type { EndpointRoute } from '../../../middleware/add-endpoint.ts';
import { requireCrumb, requireCrumbOrOwnPage } from '../../../middleware/crumb.ts';
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

const READ = { tag: 'Commerce', access: 'anybody', method: 'get' } as const;
const CHANGE = { tag: 'Commerce', access: 'visitor' } as const;

/** Cart endpoints. GET requests change nothing. */
export const CART_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'cart',
      summary: 'The visitor’s cart; an empty one where there is none',
      query: {
        mock: 'No effect',
        timecode: 'No effect',
        calculateSubtotal: 'Prices are always those of now',
      },
      answers: { 200: cartSchema },
    },
    readCart,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntries',
      method: 'post',
      summary: 'Adds to the cart. A form without script is answered with 303',
      headers: { [ADD_TO_CART_ID_HEADER]: 'The same for every attempt at one add' },
      body: addSchema,
      isForm: true,
      answers: { 200: addResponseSchema },
    },
    requireCrumbOrOwnPage,
    addToCart,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntry',
      method: 'put',
      summary: 'Changes a quantity; 0 removes the entry',
      body: quantitySchema,
      answers: { 200: cartResponseSchema },
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
      answers: { 200: cartResponseSchema },
    },
    requireCrumb,
    deleteEntry,
  ],
  [
    {
      ...CHANGE,
      name: 'cartEntryFields',
      method: 'put',
      summary: 'Replaces the answers to the product’s form',
      body: fieldsSchema,
      answers: { 200: updateResponseSchema },
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
      answers: { 200: cartResponseSchema },
    },
    requireCrumb,
    postCoupon,
  ],
  [
    {
      ...CHANGE,
      name: 'cartCoupons',
      method: 'delete',
      summary: 'Removes a coupon, or all',
      body: couponRemovalSchema,
      answers: { 200: cartResponseSchema },
    },
    requireCrumb,
    deleteCoupon,
  ],
  [
    {
      ...CHANGE,
      name: 'cartShipping',
      method: 'put',
      summary: 'Chooses where and how the order is sent',
      body: shippingSchema,
      answers: { 200: cartResponseSchema },
    },
    requireCrumb,
    putShipping,
  ],
  [
    {
      ...CHANGE,
      name: 'subscription',
      method: 'post',
      summary: 'Begins a subscription in a cart of its own. A form without script is answered with 303',
      body: subscriptionSchema,
      isForm: true,
      answers: { 200: subscriptionResponseSchema },
    },
    requireCrumbOrOwnPage,
    subscribe,
  ],
  [
    {
      ...READ,
      name: 'stock',
      summary: 'What there is of each variant of an item',
      query: { itemId: 'The item’s id, required' },
      answers: { 200: inventoryResponseSchema },
    },
    readStock,
  ],
];

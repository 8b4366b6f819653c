import { z } from '@hono/zod-openapi';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import type { EndpointRoute } from '../../../middleware/add-endpoint.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import { orderReadResponseSchema, orderResponseSchema, orderSchema } from '../cart/schemas.ts';
import { postOrder, readOrder, takeWebhook } from './order-handlers.ts';

const COMMERCE = { tag: 'Commerce' } as const;

export const ORDER_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...COMMERCE,
      name: 'orders',
      access: 'visitor',
      method: 'post',
      summary: 'Orders the cart: 201, or 200 with `Idempotent-Replayed: true` for the same key again',
      headers: { [IDEMPOTENCY_HEADER]: 'Required; the same for every attempt at one order' },
      body: orderSchema,
      answers: { 201: orderResponseSchema },
    },
    requireCrumb,
    postOrder,
  ],
  [
    {
      ...COMMERCE,
      name: 'order',
      access: 'anybody',
      method: 'get',
      summary: 'An order, for its buyer',
      query: { token: 'From the address of the confirmation page, required' },
      answers: { 200: orderReadResponseSchema },
    },
    readOrder,
  ],
  [
    // Called by the provider's server: the signature replaces the crumb.
    {
      ...COMMERCE,
      name: 'paymentWebhook',
      access: 'anybody',
      method: 'post',
      summary: 'What a payment provider tells, signed by it',
      answers: { 200: z.strictObject({ outcomes: z.array(z.string()) }), 401: 'Not from the provider' },
    },
    takeWebhook,
  ],
];

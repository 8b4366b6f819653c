import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { orderReadResponseSchema, orderResponseSchema, orderSchema } from '../cart/schemas.ts';
import { handleWebhook, postOrder, readOrder } from './order-handlers.ts';

const COMMERCE = { tag: 'Commerce' } as const;

export const ORDER_ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...COMMERCE,
      name: 'orders',
      access: 'visitor',
      method: 'post',
      summary: 'Places an order: 201, or 200 with `Idempotent-Replayed: true` for a repeated key',
      headers: { [IDEMPOTENCY_HEADER]: 'Required; the idempotency key of the order' },
      body: orderSchema,
      responses: { 201: orderResponseSchema },
    },
    requireCrumb,
    postOrder,
  ],
  [
    {
      ...COMMERCE,
      name: 'order',
      access: 'public',
      method: 'get',
      summary: 'An order, for its customer',
      query: { token: 'Token from the URL of the confirmation page, required' },
      responses: { 200: orderReadResponseSchema },
    },
    readOrder,
  ],
  [
    // Called by the provider's server: the signature replaces the crumb.
    {
      ...COMMERCE,
      name: 'paymentWebhook',
      access: 'public',
      method: 'post',
      summary: 'Webhook of a payment provider, verified by its signature',
      responses: { 200: z.strictObject({ outcomes: z.array(z.string()) }), 401: 'Invalid signature' },
    },
    handleWebhook,
  ],
];

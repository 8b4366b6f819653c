import { z } from 'zod';
import type {
  EditorOrderResponse,
  EditorOrdersResponse,
} from '../../../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOrderSummaryResponse } from '../../../../formatters/vocabulary/api/order-list.ts';
import { storedOrderSchema } from '../../../domain/stored-order-schema.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, emailFailure, pages, text } from './fields.ts';

const orders: z.ZodType<EditorOrdersResponse> = z.strictObject({
  orders: z.array(storedOrderSchema),
  total: count,
  ...pages,
});

const order: z.ZodType<EditorOrderResponse> = z.strictObject({
  order: storedOrderSchema,
  isEmailRetained: z.boolean().exactOptional(),
  emailFailure: emailFailure.exactOptional(),
});

const orderCount = z.strictObject({ count, testCount: count });

const orderSummary: z.ZodType<EditorOrderSummaryResponse> = z.strictObject({
  timeZone: text,
  days: z.array(text),
  sales: z.array(z.strictObject({ currency: text, count, cents: z.int(), dailyCents: z.array(z.int()) })),
  toShip: orderCount,
  toComplete: orderCount,
  refundDueCount: count,
});

export const ORDER_BODIES = {
  'get editorOrders': orders,
  'get editorOrderSummary': orderSummary,
  'get editorOrder': order,
  'patch editorOrder': order,
} satisfies EndpointBodies;

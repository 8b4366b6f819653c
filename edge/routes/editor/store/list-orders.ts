import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorOrdersResponse } from '../../../../formatters/vocabulary/api/editor/orders.ts';
import {
  type EditorOrderSummaryResponse,
  ORDER_FILTERS,
  ORDER_SORTS,
} from '../../../../formatters/vocabulary/api/order-list.ts';
import { recentDays } from '../../../domain/recent-days.ts';
import { LIST_QUERY } from '../../../middleware/list-query.ts';
import { integerParameter, readQuery } from '../../../middleware/read-query.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const ordersQuery = z.object({
  ...LIST_QUERY,
  filter: z.enum(ORDER_FILTERS).default('all'),
  sort: z.enum(ORDER_SORTS).default('number'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a `nextPageCursor`')
    .exactOptional(),
});

/** GET orders. */
export async function listOrders(context: Context<AppEnv>): Promise<Response> {
  const { order, ...query } = readQuery(context, ordersQuery);
  const response: EditorOrdersResponse = await context
    .get('tenant')
    .store()
    .orders({ ...query, isAscending: order === 'asc' });
  return context.json(response);
}

const MAX_DAYS = 366;

const summaryQuery = z.object({ days: integerParameter(1, MAX_DAYS).default(7) });

/** GET order-summary. */
export async function summarizeOrders(context: Context<AppEnv>): Promise<Response> {
  const { days: count } = readQuery(context, summaryQuery);
  const tenant = context.get('tenant');
  const timeZone = (await tenant.release())?.data.website.timeZone ?? 'UTC';
  const days = recentDays(timeZone, Date.now(), count);
  const summary = await tenant.store().summarizeOrders({ dayStarts: days.map(({ start }) => start) });
  const response: EditorOrderSummaryResponse = {
    timeZone,
    days: days.map(({ date }) => date),
    ...summary,
  };
  return context.json(response);
}

import type { EditorOrdersResponse } from '../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOrderSummaryResponse, OrderCount } from '../../formatters/vocabulary/api/order-list.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import type { EditorApi, OrdersRequest } from '../core/api/editor-api.ts';
import { isShipped, isUnfulfilled } from '../core/store/order.ts';
import type { MemoryServer, Respond } from './memory-server.ts';

export interface MemoryCalls {
  readonly server: MemoryServer;
  readonly respond: Respond;
  readonly now: () => number;
}

/** Order endpoints. */
export function memoryOrders({
  server,
  respond,
  now,
}: MemoryCalls): Pick<EditorApi, 'orders' | 'orderSummary' | 'order' | 'changeOrder'> {
  return {
    orders: (request) => respond('orders', () => pageOf(server, request)),
    orderSummary: () => respond('orderSummary', () => summaryOf(server)),
    order: (orderId) => respond('order', () => orderResponse(server, orderOf(server, orderId))),
    changeOrder: (orderId, { fulfilmentState, shippingEmail, returnOrder }) =>
      respond('changeOrder', () => {
        const before = orderOf(server, orderId);
        const order = {
          ...(returnOrder?.isRefunded === true ? withRefundDue(before) : before),
          fulfilmentState,
          ...(shippingEmail !== undefined && { shippedEmailOn: now(), ...shippingEmail }),
          ...(returnOrder?.isRestocked === true && { returnedOn: now() }),
        };
        server.lastEmail = shippingEmail;
        server.emailFailure = undefined;
        server.orders = server.orders.map((each) => (each.id === orderId ? order : each));
        return orderResponse(server, order);
      }),
  };
}

/** Searches numbers, emails and names; sorts by number and total. */
function pageOf(server: MemoryServer, request: OrdersRequest): EditorOrdersResponse {
  const { search = '', filter = 'all', sort, order = 'desc', offset = 0, limit = 100 } = request;
  const found = server.orders
    .filter((each) => filter !== 'refund-due' || each.isRefundDue === true)
    .filter((each) => filter !== 'unfulfilled' || isUnfulfilled(each))
    .filter(({ number, email, shippingAddress }) =>
      `#${number} ${email} ${shippingAddress?.name ?? ''}`.toLowerCase().includes(search.toLowerCase()),
    );
  const sortValue = (each: StoredOrder) => (sort === 'total' ? each.grandTotalCents : each.number);
  const direction = order === 'asc' ? 1 : -1;
  const sorted =
    sort === undefined
      ? found
      : found.toSorted((one, other) => direction * (sortValue(one) - sortValue(other)));
  const orders = sorted.slice(offset, offset + limit);
  return { orders, total: sorted.length, hasNextPage: offset + limit < sorted.length };
}

/** The sales of today. */
function summaryOf({ orders }: MemoryServer): EditorOrderSummaryResponse {
  const due = orders.filter(isUnfulfilled);
  const sold = orders.filter(
    ({ paymentState, fulfilmentState, testMode }) =>
      paymentState === 'paid' && fulfilmentState !== 'cancelled' && !testMode,
  );
  const currencies = [...new Set(sold.map(({ currency }) => currency))];
  return {
    timeZone: 'UTC',
    days: ['2026-11-21'],
    sales: currencies.map((currency) => {
      const own = sold.filter((each) => each.currency === currency);
      const cents = own.reduce((sum, { grandTotalCents }) => sum + grandTotalCents, 0);
      return { currency, count: own.length, cents, dailyCents: [cents] };
    }),
    toShip: countOf(due.filter(isShipped)),
    toComplete: countOf(due.filter((each) => !isShipped(each))),
    refundDueCount: orders.filter(({ isRefundDue }) => isRefundDue === true).length,
  };
}

function countOf(orders: readonly StoredOrder[]): OrderCount {
  return { count: orders.length, testCount: orders.filter(({ testMode }) => testMode).length };
}

/** As the inventory does: paid orders that are not tests. */
function withRefundDue(order: StoredOrder): StoredOrder {
  const { hasReceivedPayment = false, ...rest } = order;
  if (!hasReceivedPayment || order.testMode || order.grandTotalCents === 0) return order;
  return { ...rest, isRefundDue: true };
}

function orderOf({ orders }: MemoryServer, orderId: string): StoredOrder {
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw new ApiFailure('not-found', 404, {});
  return order;
}

function orderResponse({ isEmailRetained, emailFailure }: MemoryServer, order: StoredOrder) {
  if (order.shippedEmailOn === undefined) return { order };
  return {
    order,
    ...(isEmailRetained && { isEmailRetained }),
    ...(emailFailure !== undefined && { emailFailure }),
  };
}

import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import type { EditorApi } from '../core/api/editor-api.ts';
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
}: MemoryCalls): Pick<EditorApi, 'orders' | 'refunds' | 'order' | 'changeOrder'> {
  return {
    orders: () => respond('orders', () => ({ orders: server.orders, hasNextPage: false })),
    refunds: () =>
      respond('refunds', () => ({
        orders: server.orders.filter((order) => order.isRefundDue === true),
        hasNextPage: false,
      })),
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

/** As the inventory does: paid orders that are not tests. */
function withRefundDue(order: StoredOrder): StoredOrder {
  const { isMoneyTaken = false, ...rest } = order;
  if (!isMoneyTaken || order.testMode || order.grandTotalCents === 0) return order;
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

import type { RestockRequestGroup, StoredRestockRequest } from '../../formatters/vocabulary/api/restock.ts';
import type { EditorApi } from '../core/api/editor-api.ts';
import { isInStock } from '../core/store/restock-requests.ts';
import type { MemoryCalls } from './memory-orders.ts';
import type { MemoryServer } from './memory-server.ts';

/** Endpoints of back-in-stock requests. */
export function memoryRestockRequests({
  server,
  respond,
  now,
}: MemoryCalls): Pick<
  EditorApi,
  'restockGroups' | 'firstRestockGroups' | 'restockGroupsOf' | 'signUps' | 'sendRestock'
> {
  return {
    restockGroups: ({ offset = 0, limit = 25 }) =>
      respond('restockGroups', () => {
        const groups = groupsOf(server).toSorted((one, other) => other.latestOn - one.latestOn);
        return { signUpGroups: groups.slice(offset, offset + limit), total: groups.length };
      }),
    firstRestockGroups: (count) =>
      respond('firstRestockGroups', () => ({
        signUpGroups: groupsOf(server)
          .filter((group) => group.count > 0)
          .toSorted((one, other) => Number(isInStock(other.stock)) - Number(isInStock(one.stock)))
          .slice(0, count),
        hasNextPage: false,
      })),
    restockGroupsOf: (productId) =>
      respond('restockGroupsOf', () => ({
        signUpGroups: groupsOf(server).filter((each) => each.productId === productId),
        hasNextPage: false,
        isAutomatic: server.isRestockAutomatic,
      })),
    signUps: ({ productId, variantId }) =>
      respond('signUps', () => ({
        signUps: server.signUps.filter(
          (each) => each.productId === productId && each.variantId === variantId,
        ),
        hasNextPage: false,
      })),
    sendRestock: ({ productId, variantId }) =>
      respond('sendRestock', () => {
        const isPending = (each: StoredRestockRequest) =>
          each.productId === productId &&
          each.variantId === variantId &&
          (each.notifiedOn === undefined || each.failure !== undefined);
        const notified = server.signUps.filter(isPending).length;
        server.signUps = server.signUps.map((each) => {
          const { failure: _, ...rest } = each;
          return isPending(each)
            ? { ...rest, notifiedOn: now(), ...(server.isEmailRetained && { isRetained: true }) }
            : each;
        });
        return { notified, ...(server.isEmailRetained && { isRetained: true }) };
      }),
  };
}

function groupsOf({ signUps, stock }: MemoryServer): readonly RestockRequestGroup[] {
  const keys = new Set(signUps.map(({ productId, variantId }) => `${productId}/${variantId}`));
  return [...keys].map((key) => {
    const all = signUps.filter(({ productId, variantId }) => `${productId}/${variantId}` === key);
    const [productId = '', variantId = ''] = key.split('/');
    const retainedCount = all.filter(({ isRetained }) => isRetained).length;
    const line = stock.find((each) => `${each.productId}/${each.variantId}` === key);
    const failedCount = all.filter(({ failure }) => failure !== undefined).length;
    return {
      productId,
      variantId,
      count: all.filter(({ notifiedOn }) => notifiedOn === undefined).length,
      notifiedCount: all.filter(({ notifiedOn }) => notifiedOn !== undefined).length,
      ...(retainedCount > 0 && { retainedCount }),
      ...(failedCount > 0 && { failedCount }),
      latestOn: Math.max(...all.map(({ createdOn }) => createdOn)),
      ...(line && { stock: { sku: line.sku, qtyInStock: line.qtyInStock, unlimited: line.unlimited } }),
    };
  });
}

import type { StoredRestockRequest } from '../../formatters/vocabulary/api/restock.ts';
import type { EditorApi } from '../core/api/editor-api.ts';
import type { MemoryCalls } from './memory-orders.ts';

/** Endpoints of back-in-stock requests. */
export function memoryWaiting({
  server,
  answer,
  now,
}: MemoryCalls): Pick<EditorApi, 'waitingLists' | 'waitingFor' | 'signUps' | 'sendRestock'> {
  return {
    waitingLists: () =>
      answer('waitingLists', () => ({
        signUpGroups: groupsOf(server.signUps),
        hasNextPage: false,
        isAutomatic: server.isRestockAutomatic,
      })),
    waitingFor: (productId) =>
      answer('waitingFor', () => ({
        signUpGroups: groupsOf(server.signUps).filter((each) => each.productId === productId),
        hasNextPage: false,
        isAutomatic: server.isRestockAutomatic,
      })),
    signUps: ({ productId, variantId }) =>
      answer('signUps', () => ({
        signUps: server.signUps.filter(
          (each) => each.productId === productId && each.variantId === variantId,
        ),
        hasNextPage: false,
      })),
    sendRestock: ({ productId, variantId }) =>
      answer('sendRestock', () => {
        const isWaiting = (each: StoredRestockRequest) =>
          each.productId === productId &&
          each.variantId === variantId &&
          (each.notifiedOn === undefined || each.failure !== undefined);
        const notified = server.signUps.filter(isWaiting).length;
        server.signUps = server.signUps.map((each) => {
          const { failure: _, ...rest } = each;
          return isWaiting(each)
            ? { ...rest, notifiedOn: now(), ...(server.isEmailRetained && { isRetained: true }) }
            : each;
        });
        return { notified, ...(server.isEmailRetained && { isRetained: true }) };
      }),
  };
}

function groupsOf(signUps: readonly StoredRestockRequest[]) {
  const keys = new Set(signUps.map(({ productId, variantId }) => `${productId}/${variantId}`));
  return [...keys].map((key) => {
    const all = signUps.filter(({ productId, variantId }) => `${productId}/${variantId}` === key);
    const [productId = '', variantId = ''] = key.split('/');
    const retainedCount = all.filter(({ isRetained }) => isRetained).length;
    const failedCount = all.filter(({ failure }) => failure !== undefined).length;
    return {
      productId,
      variantId,
      count: all.filter(({ notifiedOn }) => notifiedOn === undefined).length,
      notifiedCount: all.filter(({ notifiedOn }) => notifiedOn !== undefined).length,
      ...(retainedCount > 0 && { retainedCount }),
      ...(failedCount > 0 && { failedCount }),
      latestOn: Math.max(...all.map(({ createdOn }) => createdOn)),
    };
  });
}

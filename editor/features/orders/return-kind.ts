import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';

/** `refund`: the payment of the order can be refunded. `restock`: only its items can return to stock. */
export type ReturnKind = 'refund' | 'restock';

/**
 * Returns what can still be undone for a fulfilled order, or undefined. Mirrors the rules of `returnOrder` in the
 * Worker: each kind applies once, and test payments and free orders are never refunded.
 */
export function returnKindOf(order: StoredOrder): ReturnKind | undefined {
  const { fulfilmentState, paymentState, hasReceivedPayment = false, returnedOn } = order;
  if (fulfilmentState !== 'fulfilled') return undefined;
  if (paymentState === 'paid' && isCharged(order) && hasReceivedPayment) return 'refund';
  const wasPaid = paymentState === 'paid' || paymentState === 'refunded';
  return wasPaid && returnedOn === undefined ? 'restock' : undefined;
}

export function isCharged({ testMode, grandTotalCents }: StoredOrder): boolean {
  return !testMode && grandTotalCents > 0;
}

/** A fulfilled order can be marked as unfulfilled unless it was returned or refunded. */
export function canUnfulfill({ hasReceivedPayment = false, returnedOn, paymentState }: StoredOrder): boolean {
  return paymentState === 'paid' && hasReceivedPayment && returnedOn === undefined;
}

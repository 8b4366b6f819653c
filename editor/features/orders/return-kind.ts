import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';

/** `refund`: its own money can be given back; `restock`: no money can, but what was in it comes back into stock. */
export type ReturnKind = 'refund' | 'restock';

/**
 * What can still be undone of an order that was sent, by the rules of the ledger (`returnOrder`): each of the two once. Money
 * is owed neither of a test nor of what cost nothing.
 */
export function returnKindOf(order: StoredOrder): ReturnKind | undefined {
  const { fulfilmentState, paymentState, isMoneyTaken = false, returnedOn } = order;
  if (fulfilmentState !== 'fulfilled') return undefined;
  if (paymentState === 'paid' && isCharged(order) && isMoneyTaken) return 'refund';
  const wasPaid = paymentState === 'paid' || paymentState === 'refunded';
  return wasPaid && returnedOn === undefined ? 'restock' : undefined;
}

export function isCharged({ testMode, grandTotalCents }: StoredOrder): boolean {
  return !testMode && grandTotalCents > 0;
}

/** What was sent, and neither came back nor is paid back, may turn out not to be sent. */
export function canUnfulfill({ isMoneyTaken = false, returnedOn, paymentState }: StoredOrder): boolean {
  return paymentState === 'paid' && isMoneyTaken && returnedOn === undefined;
}

import type { StorageContext } from '../../storage-context.ts';
import { releaseCoupons } from '../coupons/coupons.ts';
import { releaseStock } from '../inventory/reservations.ts';

/** Releases the stock and coupons of an order. The order stays and can be placed again. */
export function releaseOrder(storage: StorageContext, orderId: string): void {
  releaseStock(storage, orderId);
  releaseCoupons(storage, orderId);
}

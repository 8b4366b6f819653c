import type { Books } from '../../storage-context.ts';
import { giveBackCoupons } from '../coupons/coupons.ts';
import { giveBackStock } from '../inventory/reservations.ts';

/** Gives back what an order holds. It stays in the books, and can be taken up again. */
export function releaseOrder(books: Books, orderId: string): void {
  giveBackStock(books, orderId);
  giveBackCoupons(books, orderId);
}

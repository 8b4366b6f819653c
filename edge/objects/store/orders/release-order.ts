import type { Books } from '../books.ts';
import { giveBackCoupons } from '../stock/coupons.ts';
import { giveBackStock } from '../stock/holds.ts';

/** Gives back what an order holds. It stays in the books, and can be taken up again. */
export function releaseOrder(books: Books, orderId: string): void {
  giveBackStock(books, orderId);
  giveBackCoupons(books, orderId);
}

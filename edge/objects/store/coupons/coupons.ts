import type { Coupon } from '../../../../formatters/vocabulary/api/cart.ts';
import type { CouponRule } from '../../../domain/store/store-object.ts';
import { firstRow, type Row, type StorageContext } from '../../storage-context.ts';

/** Creates or updates a coupon; its use count stays. */
export function saveCoupon({ sql }: StorageContext, coupon: CouponRule): void {
  sql.exec(
    `INSERT INTO coupons (code, kind, amount_cents, percent, minimum_subtotal_cents, expires_on, max_uses)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT (code) DO UPDATE SET kind = ?2, amount_cents = ?3, percent = ?4, minimum_subtotal_cents = ?5,
       expires_on = ?6, max_uses = ?7`,
    normalCode(coupon.code),
    coupon.kind,
    coupon.amountCents ?? null,
    coupon.percent ?? null,
    coupon.minimumSubtotalCents ?? null,
    coupon.expiresOn ?? null,
    coupon.maxUses ?? null,
  );
}

/** Codes are case-insensitive and trimmed. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}

export function readCoupon({ sql }: StorageContext, code: string): Coupon | undefined {
  const row = firstRow(sql.exec('SELECT * FROM coupons WHERE code = ?', normalCode(code)));
  return row && couponOf(row);
}

export function hasCoupons({ sql }: StorageContext): boolean {
  return firstRow(sql.exec('SELECT 1 FROM coupons LIMIT 1')) !== undefined;
}

/** Returns why a coupon cannot be used now. A use by an unpaid order of the same cart does not count. */
export function couponRejection(
  storage: StorageContext,
  coupon: Coupon,
  cartId?: string,
): 'expired' | 'used-up' | undefined {
  if (coupon.expiresOn !== undefined && coupon.expiresOn <= storage.clock()) return 'expired';
  const { free } = storage.sql
    .exec(
      `SELECT max_uses IS NULL OR used < max_uses OR EXISTS (
         SELECT 1 FROM coupon_uses JOIN orders ON orders.id = coupon_uses.order_id
         WHERE coupon_uses.code = ?1 AND orders.cart_id = ?2 AND orders.payment_state = 'pending'
       ) AS free FROM coupons WHERE code = ?1`,
      coupon.code,
      cartId ?? '',
    )
    .one();
  return free === 1 ? undefined : 'used-up';
}

/** Counts a use for an order; returns false when none is left. The statement itself is the check (guarantee G5). */
export function redeemCoupon({ sql }: StorageContext, code: string, orderId: string): boolean {
  const taken = sql
    .exec(
      'UPDATE coupons SET used = used + 1 WHERE code = ? AND (max_uses IS NULL OR used < max_uses) RETURNING code',
      code,
    )
    .toArray();
  if (taken.length === 0) return false;
  sql.exec('INSERT INTO coupon_uses (order_id, code) VALUES (?, ?)', orderId, code);
  return true;
}

/** Reverts the uses of an order. */
export function releaseCoupons({ sql }: StorageContext, orderId: string): void {
  sql.exec(
    'UPDATE coupons SET used = used - 1 WHERE code IN (SELECT code FROM coupon_uses WHERE order_id = ?)',
    orderId,
  );
  sql.exec('DELETE FROM coupon_uses WHERE order_id = ?', orderId);
}

function couponOf(row: Row): Coupon {
  return {
    code: String(row.code),
    kind: row.kind === 'amount' || row.kind === 'percent' ? row.kind : 'free-shipping',
    ...(row.amount_cents !== null && { amountCents: Number(row.amount_cents) }),
    ...(row.percent !== null && { percent: String(row.percent) }),
    ...(row.minimum_subtotal_cents !== null && { minimumSubtotalCents: Number(row.minimum_subtotal_cents) }),
    ...(row.expires_on !== null && { expiresOn: Number(row.expires_on) }),
  };
}

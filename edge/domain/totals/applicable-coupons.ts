import type { Coupon } from '../../../formatters/vocabulary/api/cart.ts';

/** Which of a cart's coupons its subtotal is high enough for. */
export function couponsFor(
  coupons: readonly Coupon[],
  subtotalCents: number,
): { readonly valid: readonly Coupon[]; readonly invalid: readonly Coupon[] } {
  const isValid = ({ minimumSubtotalCents = 0 }: Coupon) => subtotalCents >= minimumSubtotalCents;
  return { valid: coupons.filter(isValid), invalid: coupons.filter((coupon) => !isValid(coupon)) };
}

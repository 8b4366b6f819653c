import type { Coupon } from '../../../formatters/vocabulary/api/cart.ts';

/** Splits coupons by whether the subtotal reaches their minimum. */
export function applicableCoupons(
  coupons: readonly Coupon[],
  subtotalCents: number,
): { readonly valid: readonly Coupon[]; readonly invalid: readonly Coupon[] } {
  const isValid = ({ minimumSubtotalCents = 0 }: Coupon) => subtotalCents >= minimumSubtotalCents;
  return { valid: coupons.filter(isValid), invalid: coupons.filter((coupon) => !isValid(coupon)) };
}

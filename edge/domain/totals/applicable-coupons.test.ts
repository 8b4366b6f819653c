import { expect, it } from 'vitest';
import type { Coupon } from '../../../formatters/vocabulary/api/cart.ts';
import { applicableCoupons } from './applicable-coupons.ts';

it('splits coupons by whether the subtotal reaches their minimum', () => {
  const always: Coupon = { code: 'ALWAYS', kind: 'free-shipping' };
  const from: Coupon = { code: 'FROM-50', kind: 'percent', percent: '10', minimumSubtotalCents: 5000 };
  expect(applicableCoupons([from, always], 4999)).toEqual({ valid: [always], invalid: [from] });
  expect(applicableCoupons([from, always], 5000)).toEqual({ valid: [from, always], invalid: [] });
  expect(applicableCoupons([always], 0)).toEqual({ valid: [always], invalid: [] });
});

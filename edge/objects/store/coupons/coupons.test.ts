import { expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, shop } from '../../../testing/store.ts';

it('a coupon that can be used once stays valid for the cart that has used it, until its order is paid', async () => {
  const store = await shop();
  await store.saveCoupon({ code: 'TEN', kind: 'percent', percent: '10', maxUses: 1 });
  const lines = [{ itemId: 'mug', sku: 'MUG', quantity: 1 }];
  const { paymentRef } = placed(
    await store.placeOrder(request({ cart: { id: 'cart-1', lines, couponCodes: ['TEN'] } })),
  );
  const codesOf = async (cartId: string) =>
    (await store.quote({ lines, couponCodes: ['TEN'], cartId })).coupons.map(({ code }) => code);
  expect([await codesOf('cart-1'), await codesOf('cart-2')]).toEqual([['TEN'], []]);
  await store.confirm(event('paid', paymentRef, { amountCents: 1850 }), NO_MAILS);
  expect(await codesOf('cart-1')).toEqual([]);
});

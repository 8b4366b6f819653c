import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, shop } from '../../../testing/store.ts';
import type { StorageContext } from '../../storage-context.ts';
import { redeemCoupon } from './coupons.ts';

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

it('a coupon is redeemed as often as its limit says, also by orders that were checked before (G5)', async () => {
  const store = await shop();
  await store.saveCoupon({ code: 'TWICE', kind: 'percent', percent: '10', maxUses: 2 });
  const results = await runInDurableObject(store, (_, { storage }) => {
    const context = { sql: storage.sql } as StorageContext;
    const redeemed = ['a', 'b', 'c'].map((order) => redeemCoupon(context, 'TWICE', order));
    const uses = storage.sql.exec('SELECT order_id FROM coupon_uses ORDER BY 1').toArray();
    return { redeemed, uses: uses.map(({ order_id }) => order_id) };
  });
  expect(results).toEqual({ redeemed: [true, true, false], uses: ['a', 'b'] });
});

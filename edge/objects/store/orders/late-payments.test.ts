import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, type Store, shop } from '../../../testing/store.ts';
import type { StoreDO } from '../store-do.ts';
import { PAYMENT_LIFE_MS } from './place-order.ts';

const EMAIL = { id: 'email', to: 'ana@example.com', subject: 'Order', text: 'Text' };
/** A mug with ten percent off, and shipping. */
const PAID = event('paid', 'late', { amountCents: 1850 });

/** An order of a cart with the coupon TEN. */
function orderWithCoupon(store: Store, cartId: string) {
  const cart = {
    id: cartId,
    lines: [{ itemId: 'mug', sku: 'MUG', quantity: 1 }],
    couponCodes: ['TEN'],
  };
  return store.placeOrder(
    request({ cartId, cart, payment: { ref: cartId, provider: 'bank', isTest: false } }),
  );
}

/** A store whose coupon TEN can be used once, with an expired order that had used it. */
async function withExpiredOrder() {
  const store = await shop();
  await store.saveCoupon({ code: 'TEN', kind: 'percent', percent: '10', maxUses: 1 });
  const { order } = placed(await orderWithCoupon(store, 'late'));
  await runInDurableObject(store, async (object: StoreDO) => {
    const late = Date.now() + PAYMENT_LIFE_MS + 1000;
    object.clock = () => late;
    await object.alarm();
  });
  return { store, orderId: order.id };
}

describe('a late payment of an order with a coupon', () => {
  it('is accepted while the coupon is free', async () => {
    const { store } = await withExpiredOrder();
    expect((await store.confirm(PAID, NO_MAILS)).outcome).toBe('paid');
  });

  it('uses the coupon again', async () => {
    const { store } = await withExpiredOrder();
    await store.confirm(PAID, NO_MAILS);
    expect(await orderWithCoupon(store, 'other')).toEqual({ outcome: 'coupon', code: 'TEN' });
  });

  it('is due for a refund if others have used the coupon', async () => {
    const { store } = await withExpiredOrder();
    placed(await orderWithCoupon(store, 'other'));
    const emails = { paid: [], rejected: { 'coupon-used-up': [EMAIL] } };
    await store.confirm(PAID, emails);
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: EMAIL.id }]);
    expect((await store.payment('late'))?.payment.state).toBe('refund-due');
  });

  it('does not make the order a refunded one when the money is back', async () => {
    const { store, orderId } = await withExpiredOrder();
    placed(await orderWithCoupon(store, 'other'));
    await store.confirm(PAID, NO_MAILS);
    expect((await store.confirm(event('refunded', 'late'), NO_MAILS)).outcome).toBe('refunded');
    expect((await store.payment('late'))?.payment.state).toBe('refunded');
    expect((await store.order(orderId))?.paymentState).toBe('expired');
  });
});

describe('a payment that is not accepted', () => {
  it('sends no email about a paid order', async () => {
    const store = await shop();
    const emails = { paid: [EMAIL], rejected: {} };
    const { paymentRef } = placed(await store.placeOrder(request({})));
    await store.confirm(event('failed', paymentRef), emails);
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
  });
});

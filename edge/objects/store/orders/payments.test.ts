import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, shop, stockOf } from '../../../testing/store.ts';
import type { StoreDO } from '../store-do.ts';
import { PAYMENT_LIFE_MS } from './place-order.ts';

describe('a payment', () => {
  it('marks the order as paid, once, with its emails', async () => {
    const store = await shop();
    const { paymentRef } = placed(await store.placeOrder(request({})));
    const emails = {
      paid: [{ id: 'm1', to: 'ana@example.com', subject: 'Order 1', text: 'Thank you' }],
      rejected: {},
    };
    expect((await store.confirm(event('paid', paymentRef), emails)).outcome).toBe('paid');
    expect((await store.confirm(event('paid', paymentRef), emails)).outcome).toBe('duplicate');
    expect((await store.confirm(event('paid', paymentRef, { id: 'again' }), emails)).outcome).toBe('ignored');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: 'm1', state: 'retained' }]);
    expect(await store.payment(paymentRef)).toMatchObject({ order: { paymentState: 'paid' } });
    expect((await store.confirm(event('paid', 'no such payment'), emails)).outcome).toBe('unknown');
  });

  it.each([
    ['paid', true, 'fulfilled'],
    ['paid', false, 'pending'],
    ['failed', true, 'pending'],
  ] as const)(
    '%s of an order that needs nothing else (%s) leaves it %s',
    async (kind, isDelivered, state) => {
      const store = await shop();
      const { order, paymentRef } = placed(await store.placeOrder(request({})));
      await store.confirm(event(kind, paymentRef), NO_MAILS, isDelivered);
      expect((await store.order(order.id))?.fulfilmentState).toBe(state);
    },
  );

  it('sells what its order had reserved: the cart cannot have it a second time', async () => {
    const store = await shop();
    const { paymentRef } = placed(await store.placeOrder(request({ quantity: 2 })));
    const available = async (cartId: string) =>
      (await store.quote({ lines: [{ itemId: 'mug', sku: 'MUG' }], cartId })).lines[0]?.available;
    expect([await available('cart-1'), await available('other')]).toEqual([3, 1]);
    await store.confirm(event('paid', paymentRef, { amountCents: 3500 }), NO_MAILS);
    expect([await available('cart-1'), await available('other')]).toEqual([1, 1]);
  });

  it('that failed releases the stock, and the cart can order again', async () => {
    const store = await shop();
    const first = placed(await store.placeOrder(request({ quantity: 3 })));
    expect((await store.confirm(event('failed', first.paymentRef), NO_MAILS)).outcome).toBe('failed');
    expect(await stockOf(store, 'MUG')).toBe(3);
    const payment = { ref: 'second', provider: 'test', isTest: true };
    const second = placed(await store.placeOrder(request({ key: 'k2', bodyHash: 'b2', payment })));
    expect(second.order).toMatchObject({ id: first.order.id, number: 1, grandTotalCents: 2000 });
    expect(await stockOf(store, 'MUG')).toBe(2);
    expect((await store.confirm(event('paid', 'second'), NO_MAILS)).outcome).toBe('paid');
  });

  it('expires after 35 minutes; a late payment reserves the stock again or is refunded', async () => {
    const store = await shop();
    const late = placed(await store.placeOrder(request({ cartId: 'late', quantity: 2 })));
    const payment = { ref: 'pay later', provider: 'bank', isTest: false };
    const later = placed(await store.placeOrder(request({ cartId: 'later', payment })));
    await runInDurableObject(store, async (instance: StoreDO) => {
      const start = Date.now();
      instance.clock = () => start + PAYMENT_LIFE_MS + 1000;
      await instance.alarm();
    });
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect((await store.order(late.order.id))?.paymentState).toBe('expired');
    const paid = await store.confirm(event('paid', late.paymentRef, { amountCents: 3500 }), NO_MAILS);
    expect(paid.outcome).toBe('paid');
    await store.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 0, unlimited: false }], 'ola');
    const emails = {
      paid: [],
      rejected: { 'sold-out': [{ id: 'sorry', to: 'ana@example.com', subject: 'Sorry', text: 'Back' }] },
    };
    expect((await store.confirm(event('paid', later.paymentRef), emails)).outcome).toBe('refused');
    expect((await store.payment(later.paymentRef))?.payment.state).toBe('refund-due');
    expect((await store.order(later.order.id))?.paymentState).toBe('expired');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: 'sorry' }]);
    expect((await store.audit(1))[0]).toMatchObject({ kind: 'incident' });
  });

  it('is refunded once, and only after it was received', async () => {
    const store = await shop();
    const payment = { ref: 'money', provider: 'bank', isTest: false };
    placed(await store.placeOrder(request({ payment })));
    const refund = async (id: string) =>
      (await store.confirm(event('refunded', 'money', { id }), NO_MAILS)).outcome;
    const early = await refund('early');
    await store.confirm(event('paid', 'money'), NO_MAILS);
    expect([early, await refund('one'), await refund('two')]).toEqual(['ignored', 'refunded', 'ignored']);
  });

  it('of a canceled order is due for a refund, for this reason', async () => {
    const store = await shop();
    const payment = { ref: 'money', provider: 'bank', isTest: false };
    const { order } = placed(await store.placeOrder(request({ payment })));
    await store.changeOrder({ orderId: order.id, state: 'cancelled', actor: 'ola' });
    const rejected = [{ id: 'sorry', to: 'ana@example.com', subject: 'Sorry', text: 'Back' }];
    const emails = { paid: [], rejected: { cancelled: rejected } };
    expect((await store.confirm(event('paid', 'money'), emails)).outcome).toBe('refused');
    expect((await store.audit(1))[0]?.detail).toContain('the order was canceled; refund due 2000 EUR');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: 'sorry' }]);
  });

  it('that is a rejected test payment causes no refund and no emails', async () => {
    const store = await shop();
    const { order, paymentRef } = placed(await store.placeOrder(request({ quantity: 2 })));
    await runInDurableObject(store, async (instance: StoreDO) => {
      const start = Date.now();
      instance.clock = () => start + PAYMENT_LIFE_MS + 1000;
      await instance.alarm();
    });
    await store.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 1, unlimited: false }], 'ola');
    const email = { id: 'sorry', to: 'ana@example.com', subject: 'Sorry', text: 'Back' };
    const emails = { paid: [], rejected: { 'sold-out': [email] } };
    const amount = { amountCents: order.grandTotalCents };
    expect((await store.confirm(event('paid', paymentRef, amount), emails)).outcome).toBe('refused');
    expect(await store.order(order.id)).toMatchObject({ paymentState: 'expired' });
    expect(await store.order(order.id)).not.toHaveProperty('isRefundDue');
    expect((await store.orders({ limit: 10, filter: 'refund-due' })).orders).toEqual([]);
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    const [line] = await store.audit(1);
    expect(line).toMatchObject({
      kind: 'order',
      detail: expect.stringMatching(/sold out, test payment$/),
    });
    // Repeated, also when stock is available again.
    await store.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 3, unlimited: false }], 'ola');
    const again = event('paid', paymentRef, { ...amount, id: 'again' });
    expect((await store.confirm(again, emails)).outcome).toBe('ignored');
  });

  it('that was received is due for a refund, whatever other payments the order had', async () => {
    const store = await shop();
    const money = { ref: 'money', provider: 'bank', isTest: false };
    const { order } = placed(await store.placeOrder(request({ payment: money })));
    const test = { ref: 'test', provider: 'test', isTest: true };
    placed(await store.placeOrder(request({ key: 'k2', bodyHash: 'b2', payment: test })));
    await store.confirm(event('paid', 'test'), NO_MAILS);
    expect(await store.order(order.id)).toMatchObject({ testMode: true, paymentState: 'paid' });
    expect((await store.confirm(event('paid', 'money'), NO_MAILS)).order).toMatchObject({
      isRefundDue: true,
    });
    expect(await store.payment('test')).toMatchObject({ payment: { isTest: true, state: 'paid' } });
  });

  it('of another amount is never accepted', async () => {
    const store = await shop();
    const money = { ref: 'money', provider: 'bank', isTest: false };
    const { paymentRef, order } = placed(await store.placeOrder(request({ payment: money })));
    expect((await store.confirm(event('paid', paymentRef, { amountCents: 1 }), NO_MAILS)).outcome).toBe(
      'refused',
    );
    expect((await store.order(order.id))?.paymentState).toBe('failed');
    // The order cannot be paid anymore: its stock is free, and the customer can try again.
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect((await store.orders({ limit: 10, filter: 'refund-due' })).orders).toHaveLength(1);
    const payment = { ref: 'again', provider: 'bank', isTest: false };
    placed(await store.placeOrder(request({ key: 'k2', bodyHash: 'b2', payment })));
    expect((await store.confirm(event('paid', 'again'), NO_MAILS)).outcome).toBe('paid');
  });

  it('in another currency is never accepted', async () => {
    const store = await shop();
    const { paymentRef, order } = placed(await store.placeOrder(request({})));
    const dollars = event('paid', paymentRef, { currency: 'USD' });
    expect((await store.confirm(dollars, NO_MAILS)).outcome).toBe('refused');
    expect((await store.order(order.id))?.paymentState).toBe('failed');
  });

  it('that is complete has its time and cannot fail anymore', async () => {
    const store = await shop();
    const { paymentRef, order } = placed(await store.placeOrder(request({ quantity: 1 })));
    await store.confirm(event('paid', paymentRef), NO_MAILS);
    expect((await store.confirm(event('failed', paymentRef), NO_MAILS)).outcome).toBe('ignored');
    expect(await store.order(order.id)).toMatchObject({ paymentState: 'paid', paidOn: expect.any(Number) });
    expect(await stockOf(store, 'MUG')).toBe(2);
  });

  it('that was declined three times in an hour blocks the next one', async () => {
    const store = await shop();
    for (let n = 0; n < 3; n++) {
      const payment = { ref: `pay ${n}`, provider: 'test', isTest: true };
      placed(await store.placeOrder(request({ key: `k${n}`, payment })));
      await store.confirm(event('failed', `pay ${n}`), NO_MAILS);
    }
    expect(await store.placeOrder(request({ key: 'k4' }))).toMatchObject({ outcome: 'too-often' });
  });

  it('that expired is not counted as declined, also when another one takes its place', async () => {
    const store = await shop();
    const start = Date.now();
    const place = async (n: number) => {
      const payment = { ref: `pay ${n}`, provider: 'test', isTest: true };
      return (await store.placeOrder(request({ key: `k${n}`, payment }))).outcome;
    };
    for (const n of [1, 2]) {
      await place(n);
      await store.confirm(event('failed', `pay ${n}`), NO_MAILS);
    }
    await place(3);
    await runInDurableObject(store, async (instance: StoreDO) => {
      instance.clock = () => start + PAYMENT_LIFE_MS + 1000;
      await instance.alarm();
    });
    expect([await place(4), await place(5)]).toEqual(['placed', 'placed']);
  });

  it('closes its cart, even if the Worker was interrupted', async () => {
    const store = await shop();
    const cartId = 'AAAAAAAAAAAAAAAAAAAAAAA';
    const cart = env.CART.get(env.CART.idFromName('closing:c:0'));
    await cart.add(
      { cartId, clientAddress: '' },
      { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: 3 },
    );
    const { paymentRef, order } = placed(await store.placeOrder(request({ cartId, siteId: 'closing' })));
    await store.confirm(event('paid', paymentRef), NO_MAILS);
    // Its alarm is due and may already run.
    await runDurableObjectAlarm(store);
    await expect.poll(async () => (await cart.read(cartId))?.orderId).toBe(order.id);
    expect(placed(await store.placeOrder(request({ cartId, siteId: 'closing' }))).outcome).toBe('replayed');
    expect((await store.placeOrder(request({ cartId, key: 'other' }))).outcome).toBe('already-paid');
  });
});

describe('fulfillment', () => {
  const CANCEL_MAILS = [
    { id: 'cancelled customer', to: 'ana@example.com', subject: 'Cancelled', text: 'Back' },
    { id: 'cancelled shop', to: 'shop@example.com', subject: 'Give back', text: 'Back' },
  ];

  async function paidOrder({ quantity = 2, isTest = false } = {}) {
    const store = await shop();
    const payment = { ref: 'first', provider: 'test', isTest };
    const { order, paymentRef } = placed(await store.placeOrder(request({ quantity, payment })));
    const change = (state: 'pending' | 'fulfilled' | 'cancelled') =>
      store.changeOrder({ orderId: order.id, state, actor: 'ola', cancellationEmails: CANCEL_MAILS });
    const pay = () =>
      store.confirm(event('paid', paymentRef, { amountCents: order.grandTotalCents }), NO_MAILS);
    return { store, order, paymentRef, change, pay };
  }

  it('requires a paid order; a fulfilled order cannot be canceled and its stock does not return', async () => {
    const { store, change, pay } = await paidOrder();
    expect((await change('fulfilled')).outcome).toBe('rejected');
    await pay();
    expect((await change('fulfilled')).order?.fulfilmentState).toBe('fulfilled');
    expect(await change('cancelled')).toMatchObject({
      outcome: 'rejected',
      order: { fulfilmentState: 'fulfilled' },
    });
    expect(await stockOf(store, 'MUG')).toBe(1);
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    expect((await store.changeOrder({ orderId: 'no', state: 'pending', actor: 'ola' })).outcome).toBe(
      'unknown',
    );
  });

  it('canceled releases stock and makes one visible refund due', async () => {
    const { store, order, paymentRef, change, pay } = await paidOrder();
    await pay();
    expect(await change('cancelled')).toMatchObject({
      outcome: 'changed',
      order: { fulfilmentState: 'cancelled', paymentState: 'paid', isRefundDue: true },
    });
    expect((await change('cancelled')).outcome).toBe('changed');
    expect((await change('pending')).outcome).toBe('rejected');
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect((await store.payment(paymentRef))?.payment.state).toBe('refund-due');
    expect((await store.listOutbox({ limit: 10 })).map(({ to }) => to).toSorted()).toEqual([
      'ana@example.com',
      'shop@example.com',
    ]);
    expect(await store.audit(10)).toMatchObject([
      { kind: 'order', actor: 'ola', detail: 'order 1: pending to cancelled' },
      {
        kind: 'incident',
        actor: 'ola',
        detail: `order 1, payment ${paymentRef}: the order was canceled; refund due 3500 EUR`,
      },
    ]);
    expect(await store.confirm(event('refunded', paymentRef), NO_MAILS)).toMatchObject({
      outcome: 'refunded',
      order: { id: order.id, paymentState: 'refunded' },
    });
    expect(await store.audit(1)).toMatchObject([
      { kind: 'order', actor: 'test', detail: `order 1, payment ${paymentRef}: 2000 EUR refunded` },
    ]);
    expect(await store.order(order.id)).not.toHaveProperty('isRefundDue');
  });

  it('canceled after a test payment causes no refund and no emails', async () => {
    const { store, change, pay } = await paidOrder({ isTest: true });
    await pay();
    const { order } = await change('cancelled');
    // Nothing was refunded.
    expect(order).toMatchObject({ fulfilmentState: 'cancelled', paymentState: 'paid' });
    expect(order).not.toHaveProperty('isRefundDue');
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    expect(await store.audit(10)).toMatchObject([
      { kind: 'order', detail: 'order 1: pending to cancelled, test payment' },
    ]);
  });

  it('canceled before a payment causes no refund; a late payment is refunded', async () => {
    const { store, change, pay } = await paidOrder();
    expect((await change('cancelled')).order).not.toHaveProperty('isRefundDue');
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    expect(await pay()).toMatchObject({ outcome: 'refused', order: { isRefundDue: true } });
  });

  describe('that is returned', () => {
    const MAILS = [{ id: 'refund', to: 'ana@example.com', subject: 'Back', text: 'Back' }];

    async function sentOrder(fields: { quantity?: number; isTest?: boolean } = {}) {
      const given = await paidOrder(fields);
      const { store, order, change, pay } = given;
      const returnOrder = (isRestocked: boolean) =>
        store.returnOrder({ orderId: order.id, actor: 'ola', isRefunded: true, isRestocked, emails: MAILS });
      expect((await returnOrder(true)).outcome).toBe('rejected');
      await pay();
      expect((await returnOrder(true)).outcome).toBe('rejected');
      await change('fulfilled');
      return { ...given, returnOrder };
    }

    it('makes one refund due and returns its stock once; the order stays fulfilled', async () => {
      const { store, order, paymentRef, change, returnOrder } = await sentOrder();
      expect(await returnOrder(false)).toMatchObject({
        outcome: 'changed',
        order: { fulfilmentState: 'fulfilled', paymentState: 'paid', isRefundDue: true },
      });
      expect([await stockOf(store, 'MUG'), (await store.listOutbox({ limit: 10 })).length]).toEqual([1, 1]);
      expect(await store.audit(1)).toMatchObject([
        {
          kind: 'incident',
          actor: 'ola',
          detail: `order 1, payment ${paymentRef}: the order was returned; refund due 3500 EUR`,
        },
      ]);
      // Cannot be fulfilled again, since a refund is due.
      expect((await change('pending')).outcome).toBe('rejected');
      await store.confirm(event('refunded', paymentRef, { amountCents: 3500 }), NO_MAILS);
      expect((await returnOrder(true)).order).toMatchObject({
        fulfilmentState: 'fulfilled',
        paymentState: 'refunded',
        returnedOn: expect.any(Number),
      });
      expect(await returnOrder(true)).toMatchObject({
        outcome: 'changed',
        order: { paymentState: 'refunded' },
      });
      expect([await stockOf(store, 'MUG'), (await store.listOutbox({ limit: 10 })).length]).toEqual([3, 1]);
      expect(await store.audit(1)).toMatchObject([{ kind: 'order', detail: 'order 1: back in stock' }]);
      const unknown = { orderId: 'no', actor: '', isRefunded: true, isRestocked: true, emails: [] };
      expect((await store.returnOrder(unknown)).outcome).toBe('unknown');
      expect((await store.order(order.id))?.number).toBe(1);
    });

    it('after a test payment only returns its stock', async () => {
      const { store, change, returnOrder } = await sentOrder({ isTest: true });
      const { order } = await returnOrder(true);
      expect(order).toMatchObject({ paymentState: 'paid', returnedOn: expect.any(Number) });
      expect(order).not.toHaveProperty('isRefundDue');
      expect([await stockOf(store, 'MUG'), await store.listOutbox({ limit: 10 })]).toEqual([3, []]);
      // Restocked items cannot be shipped.
      expect((await change('pending')).outcome).toBe('rejected');
      expect(await store.audit(1)).toMatchObject([{ detail: 'order 1: back in stock, test payment' }]);
    });
  });

  it('is not refunded by a payment that was never accepted', async () => {
    const { store, order, paymentRef, pay } = await paidOrder();
    const payment = { ref: 'second', provider: 'test', isTest: true };
    placed(await store.placeOrder(request({ key: 'k2', bodyHash: 'b2', payment, quantity: 2 })));
    await store.confirm(event('paid', 'second', { amountCents: 3500 }), NO_MAILS);
    const late = await pay();
    expect(late).toMatchObject({ outcome: 'refused', order: { paymentState: 'paid', isRefundDue: true } });
    expect((await store.confirm(event('refunded', paymentRef), NO_MAILS)).outcome).toBe('refunded');
    expect((await store.order(order.id))?.paymentState).toBe('paid');
    expect((await store.payment(paymentRef))?.payment.state).toBe('refunded');
  });
});

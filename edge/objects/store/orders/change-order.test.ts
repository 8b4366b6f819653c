import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, type Store, shop } from '../../../testing/store.ts';

const EMAIL = { id: 'order 1 shipped', to: 'ana@example.com', subject: 'On its way', text: 'Your order' };

/** Places an order that is paid with real money. */
async function paidOrder(store: Store) {
  const payment = { ref: 'money', provider: 'bank', isTest: false };
  const { order } = placed(await store.placeOrder(request({ payment })));
  await store.confirm(event('paid', 'money'), NO_MAILS);
  return order.id;
}

describe('a fulfilled order', () => {
  it('notifies the customer once', async () => {
    const store = await shop();
    const orderId = await paidOrder(store);
    const notification = { email: EMAIL, tracking: 'RR 1 PT' };
    const ship = (state: 'fulfilled' | 'pending') =>
      store.changeOrder({ orderId, state, actor: 'ola', notification });
    expect((await ship('fulfilled')).order).toMatchObject({
      fulfilmentState: 'fulfilled',
      tracking: 'RR 1 PT',
      shippedEmailOn: expect.any(Number),
    });
    await ship('pending');
    await ship('fulfilled');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ ...EMAIL, kind: 'mail' }]);
  });

  it('sends a rejected email again when it is marked as fulfilled again', async () => {
    const store = await shop();
    const orderId = await paidOrder(store);
    const change = (state: 'fulfilled' | 'pending') =>
      store.changeOrder({ orderId, state, actor: 'ola', notification: { email: EMAIL } });
    /** Repeats a change after the provider gave up on the email, and returns whether it is due again. */
    const isDueAfter = async (state: 'fulfilled' | 'pending') => {
      await change(state);
      await runInDurableObject(store, (_, { storage }) => {
        storage.sql.exec("UPDATE outbox SET attempts = 1, due_on = NULL, last_error = 'x'");
      });
      await change(state);
      return runInDurableObject(
        store,
        (_, { storage }) => storage.sql.exec('SELECT due_on FROM outbox').one().due_on !== null,
      );
    };
    expect([await isDueAfter('fulfilled'), await isDueAfter('pending')]).toEqual([true, false]);
  });

  it('is not ordered again, also after a refund', async () => {
    const store = await shop();
    await paidOrder(store);
    const again = { key: 'again', bodyHash: 'again' };
    expect(await store.placeOrder(request(again))).toEqual({ outcome: 'already-paid' });
    await store.confirm(event('refunded', 'money'), NO_MAILS);
    expect(await store.placeOrder(request(again))).toEqual({ outcome: 'already-paid' });
  });

  it('needs a payment that was not refunded', async () => {
    const store = await shop();
    const orderId = await paidOrder(store);
    await store.confirm(event('refunded', 'money'), NO_MAILS);
    expect(await store.changeOrder({ orderId, state: 'fulfilled', actor: 'ola' })).toMatchObject({
      outcome: 'rejected',
      order: { paymentState: 'refunded', fulfilmentState: 'pending' },
    });
  });

  it('reports an unknown order', async () => {
    const store = await shop();
    expect(await store.changeOrder({ orderId: 'no', state: 'fulfilled', actor: 'ola' })).toEqual({
      outcome: 'unknown',
    });
  });
});

import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { shippedEmailId } from '../../../domain/store/order-emails.ts';
import { event, NO_MAILS, placed, request, shop, stockOf } from '../../../testing/store.ts';
import { createOutbox } from '../../outbox.ts';

const SENT_MAIL = { to: 'ana@example.com', subject: 'Sent', text: 'Sent' };
const MAILS = [{ id: 'refund', to: 'ana@example.com', subject: 'Back', text: 'Back' }];

/** Paid and fulfilled, with a late payment of an earlier attempt that is due for a refund. */
async function sentAndPaidTwice() {
  const store = await shop();
  const pay = (ref: string) => ({ payment: { ref, provider: 'bank', isTest: false } });
  const { order } = placed(await store.placeOrder(request(pay('early'))));
  placed(await store.placeOrder(request({ key: 'k2', bodyHash: 'b2', ...pay('good') })));
  await store.confirm(event('paid', 'good'), NO_MAILS);
  await store.confirm(event('paid', 'early'), NO_MAILS);
  await store.changeOrder({ orderId: order.id, state: 'fulfilled', actor: 'ola' });
  const returnOrder = (isRefunded: boolean, isRestocked: boolean) =>
    store.returnOrder({ orderId: order.id, actor: 'ola', isRefunded, isRestocked, emails: MAILS });
  const stateOf = async (ref: string) => (await store.payment(ref))?.payment.state;
  return { store, order, returnOrder, stateOf };
}

it('an order reports its own payment, whatever other refunds are due', async () => {
  const { store, order, returnOrder, stateOf } = await sentAndPaidTwice();
  const read = () => store.order(order.id);
  expect(await read()).toMatchObject({ paymentState: 'paid', hasReceivedPayment: true, isRefundDue: true });
  // It can be unfulfilled and fulfilled again.
  for (const state of ['pending', 'fulfilled'] as const)
    expect((await store.changeOrder({ orderId: order.id, state, actor: 'ola' })).outcome).toBe('changed');
  await returnOrder(true, false);
  expect([await stateOf('good'), await stateOf('early')]).toEqual(['refund-due', 'refund-due']);
  expect(await read()).not.toHaveProperty('hasReceivedPayment');
});

it('the email that an order was sent does not leave once its items are back in stock', async () => {
  const store = await shop();
  const { order, paymentRef } = placed(await store.placeOrder(request({})));
  await store.confirm(event('paid', paymentRef), NO_MAILS);
  await store.changeOrder({ orderId: order.id, state: 'fulfilled', actor: 'ola' });
  const id = shippedEmailId(order.id);
  await runInDurableObject(store, (_instance, { storage }) =>
    createOutbox(storage.sql, Date.now).add({ ...SENT_MAIL, id, kind: 'mail' }),
  );
  const isPaused = () =>
    runInDurableObject(
      store,
      (_instance, { storage }) =>
        storage.sql.exec('SELECT due_on FROM outbox WHERE id = ?', id).one().due_on === null,
    );
  expect(await isPaused()).toBe(false);
  await store.returnOrder({
    orderId: order.id,
    actor: 'ola',
    isRefunded: false,
    isRestocked: true,
    emails: [],
  });
  expect(await isPaused()).toBe(true);
});

it('a return to stock only causes no refund and no emails', async () => {
  const { store, returnOrder, stateOf } = await sentAndPaidTwice();
  expect((await returnOrder(false, true)).order).toMatchObject({
    hasReceivedPayment: true,
    returnedOn: expect.any(Number),
  });
  expect([await stateOf('good'), await store.listOutbox({ limit: 10 })]).toEqual(['paid', []]);
  expect(await stockOf(store, 'MUG')).toBe(3);
  // The refund may follow later.
  await returnOrder(true, false);
  expect([await stateOf('good'), (await store.listOutbox({ limit: 10 })).length]).toEqual(['refund-due', 1]);
});

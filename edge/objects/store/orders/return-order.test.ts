import { expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, shop, stockOf } from '../../../testing/ledger.ts';

const MAILS = [{ id: 'refund', to: 'ana@example.com', subject: 'Back', text: 'Back' }];

/** Paid, and sent; then the money of an attempt before came too, and has to be given back. */
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

it('an order says whether its own money is taken, whatever else is owed', async () => {
  const { store, order, returnOrder, stateOf } = await sentAndPaidTwice();
  const read = () => store.order(order.id);
  expect(await read()).toMatchObject({ paymentState: 'paid', isMoneyTaken: true, isRefundDue: true });
  // It may turn out not to be sent, and is sent again.
  for (const state of ['pending', 'fulfilled'] as const)
    expect((await store.changeOrder({ orderId: order.id, state, actor: 'ola' })).outcome).toBe('changed');
  await returnOrder(true, false);
  expect([await stateOf('good'), await stateOf('early')]).toEqual(['refund-due', 'refund-due']);
  expect(await read()).not.toHaveProperty('isMoneyTaken');
});

it('nothing is owed, and nobody is written to, where only the stock was asked for', async () => {
  const { store, returnOrder, stateOf } = await sentAndPaidTwice();
  expect((await returnOrder(false, true)).order).toMatchObject({
    isMoneyTaken: true,
    returnedOn: expect.any(Number),
  });
  expect([await stateOf('good'), await store.listOutbox({ limit: 10 })]).toEqual(['paid', []]);
  expect(await stockOf(store, 'MUG')).toBe(3);
  // The money may follow.
  await returnOrder(true, false);
  expect([await stateOf('good'), (await store.listOutbox({ limit: 10 })).length]).toEqual(['refund-due', 1]);
});

import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { computeTotals } from '../../commerce/totals/totals.ts';
import { testEnv } from '../../testing/release.ts';
import { PRODUCTS, product, STORE, variant } from '../../testing/shop.ts';
import type { PaymentEvent, PlaceOrderAnswer, PlaceOrderRequest } from './ledger.ts';
import { PAYMENT_LIFE_MS } from './orders/place-order.ts';
import { StoreDO } from './store-do.ts';

const NO_MAILS = { paid: [], refused: {} };

function newStore() {
  return env.STORE.get(env.STORE.newUniqueId());
}

async function shop() {
  const store = newStore();
  await store.sync({ products: PRODUCTS, releaseId: 'release-1', siteId: 'shop' });
  return store;
}

type Store = Awaited<ReturnType<typeof shop>>;

function request(
  fields: Partial<PlaceOrderRequest> & { quantity?: number; cartId?: string },
): PlaceOrderRequest {
  const { quantity = 1, cartId = 'cart-1', ...rest } = fields;
  const lines = [{ itemId: 'mug', sku: 'MUG', quantity }];
  return {
    key: `key ${cartId}`,
    bodyHash: `body ${cartId}`,
    siteId: 'shop',
    cart: { id: cartId, lines, couponCodes: [] },
    email: 'ana@example.com',
    shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' },
    shippingOptionId: 'post',
    terms: STORE,
    payment: { ref: `pay ${cartId}`, provider: 'test', isTest: true },
    clientAddress: '',
    ...rest,
  };
}

function placed(answer: PlaceOrderAnswer) {
  if (answer.outcome !== 'placed' && answer.outcome !== 'replayed') throw new Error(answer.outcome);
  return answer;
}

function event(kind: PaymentEvent['kind'], ref: string, fields: Partial<PaymentEvent> = {}): PaymentEvent {
  return { id: `${kind} ${ref}`, ref, kind, amountCents: 2000, currency: 'EUR', ...fields };
}

async function stockOf(store: Store, sku: string) {
  const line = (await store.stock()).find((each) => each.sku === sku);
  return line?.qtyInStock;
}

describe('the stock', () => {
  it('begins with what the documents say, and things without a stock have no limit', async () => {
    const store = await shop();
    expect(await stockOf(store, 'MUG')).toBe(3);
    const quote = await store.quote({
      lines: [
        { itemId: 'book', sku: 'BOOK' },
        { itemId: 'no', sku: 'NO' },
      ],
    });
    expect(quote.lines).toEqual([expect.objectContaining({ available: null, priceCents: 1000 }), null]);
  });

  it('takes the difference of a document that has changed, so that what was sold stays sold', async () => {
    const store = await shop();
    placed(await store.placeOrder(request({ quantity: 2 })));
    const mug = (qtyInStock: number) => ({
      mug: product({ id: 'mug', variants: [variant({ sku: 'MUG', qtyInStock })] }),
    });
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
    // Fewer than were sold: none are left, and going back to the release before makes none out of nothing.
    await store.sync({ products: mug(1), releaseId: 'release-3', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(0);
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
  });

  it('keeps what has vanished from the site, unsellable', async () => {
    const store = await shop();
    await store.sync({ products: {}, releaseId: 'release-2', siteId: 'shop' });
    expect((await store.stock(['mug']))[0]).toMatchObject({ qtyInStock: 3, isSellable: false });
    expect((await store.placeOrder(request({}))).outcome).toBe('not-enough');
  });

  it('is changed by people all at once or not at all, and never over what somebody bought meanwhile', async () => {
    const store = await shop();
    const change = { productId: 'mug', sku: 'MUG', qtyInStock: 9, unlimited: false };
    const other = { productId: 'plate', sku: 'PLATE-BLUE', qtyInStock: 1, unlimited: false };
    const refused = await store.setStock([other, { ...change, expected: 2 }], 'ola');
    expect(refused.outcome).toBe('conflict');
    expect(await stockOf(store, 'PLATE-BLUE')).toBe(10);
    expect((await store.setStock([{ ...change, sku: 'NO' }], 'ola')).outcome).toBe('unknown');
    expect((await store.setStock([other, { ...change, expected: 3 }], 'ola')).outcome).toBe('changed');
    expect(await stockOf(store, 'MUG')).toBe(9);
    expect(await store.audit(10)).toMatchObject([
      { actor: 'ola', kind: 'stock', sku: 'MUG', detail: '3 to 9' },
      { sku: 'PLATE-BLUE' },
    ]);
  });

  it('writes down when a release changes a price', async () => {
    const store = await shop();
    await store.sync({
      products: {
        mug: product({ id: 'mug', variants: [variant({ sku: 'MUG', qtyInStock: 3, priceCents: 1700 })] }),
      },
      releaseId: 'r2',
      siteId: 'shop',
    });
    expect(await store.audit(10)).toMatchObject([{ kind: 'price', sku: 'MUG', detail: '1500 to 1700' }]);
  });
});

describe('an order', () => {
  it('has the ledger’s prices, the terms of the site and a number that counts up (R-ECOM-API-18)', async () => {
    const store = await shop();
    const { order } = placed(await store.placeOrder(request({ quantity: 2 })));
    expect(order).toMatchObject({
      number: 1,
      testMode: true,
      subtotalCents: 3000,
      shippingCents: 500,
      shippingName: 'Post',
      taxCents: 0,
      includedTaxCents: 654,
      grandTotalCents: 3500,
      paymentState: 'pending',
      items: [{ productName: 'Mug <One>', quantity: 2, unitPriceCents: 1500 }],
    });
    const second = placed(await store.placeOrder(request({ cartId: 'cart-2' })));
    expect(second.order.number).toBe(2);
    const page = await store.orders({ limit: 1 });
    expect(page).toMatchObject({ orders: [{ number: 2 }], hasNextPage: true });
    expect(
      await store.orders({ limit: 1, ...(page.nextPageCursor && { cursor: page.nextPageCursor }) }),
    ).toMatchObject({ orders: [{ number: 1 }], hasNextPage: false });
  });

  it('sums what two lines want of one thing before it looks at the stock', async () => {
    const store = await shop();
    const line = { itemId: 'mug', sku: 'MUG', quantity: 2 };
    const lines = [
      { ...line, additionalFields: '{"a":1}' },
      { ...line, additionalFields: '{"a":2}' },
    ];
    const answer = await store.placeOrder(request({ cart: { id: 'c', lines, couponCodes: [] } }));
    expect(answer).toEqual({
      outcome: 'not-enough',
      lines: expect.arrayContaining([{ itemId: 'mug', sku: 'MUG', title: 'Mug <One>', available: 3 }]),
    });
    expect(await stockOf(store, 'MUG')).toBe(3);
  });

  it.each<[string, Partial<PlaceOrderRequest>, PlaceOrderAnswer['outcome']]>([
    ['without a cart', { key: 'k' }, 'empty'],
    ['below the minimum', { terms: { ...STORE, minimumOrderSubtotalCents: 2000 } }, 'below-minimum'],
    ['of another total than was shown', { expectedTotalCents: 1999 }, 'other-total'],
    ['by a way of sending that is not offered', { shippingOptionId: 'rocket' }, 'shipping-needed'],
  ])('%s is refused, and holds nothing', async (what, fields, outcome) => {
    const store = await shop();
    const asked = request(fields);
    const { cart: _, ...withoutCart } = asked;
    const answer = await store.placeOrder(what === 'without a cart' ? withoutCart : asked);
    expect(answer.outcome).toBe(outcome);
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect((await store.orders({ limit: 10 })).orders).toEqual([]);
  });

  it('needs an address only when something is sent', async () => {
    const store = await shop();
    const { shippingAddress: _, shippingOptionId: __, ...bare } = request({});
    expect((await store.placeOrder(bare)).outcome).toBe('address-needed');
    const lines = [{ itemId: 'book', sku: 'BOOK', quantity: 1 }];
    const digital = { ...bare, cart: { id: 'cart-1', lines, couponCodes: [] } };
    expect(placed(await store.placeOrder(digital)).order).toMatchObject({
      grandTotalCents: 1000,
      shippingCents: 0,
    });
  });

  it('of an address that orders all the time is refused, but a repeated one is not (edge 4.3)', async () => {
    const store = await shop();
    const order = (n: number) =>
      store.placeOrder(request({ cartId: `cart-${n}`, clientAddress: '192.0.2.1' }));
    for (let n = 0; n < 5; n++) await order(n);
    expect(await order(6)).toMatchObject({ outcome: 'too-often' });
    expect(await order(0)).toMatchObject({ outcome: 'replayed' });
  });
});

describe('a payment', () => {
  it('makes the order paid, once, with its letters', async () => {
    const store = await shop();
    const { paymentRef } = placed(await store.placeOrder(request({})));
    const mails = {
      paid: [{ id: 'm1', to: 'ana@example.com', subject: 'Order 1', text: 'Thank you' }],
      refused: {},
    };
    expect((await store.confirm(event('paid', paymentRef), mails)).outcome).toBe('paid');
    expect((await store.confirm(event('paid', paymentRef), mails)).outcome).toBe('duplicate');
    expect((await store.confirm(event('paid', paymentRef, { id: 'again' }), mails)).outcome).toBe('ignored');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: 'm1', state: 'kept' }]);
    expect(await store.payment(paymentRef)).toMatchObject({ order: { paymentState: 'paid' } });
    expect((await store.confirm(event('paid', 'no such payment'), mails)).outcome).toBe('unknown');
  });

  it('that failed gives the stock back, and the cart may try again with the same order', async () => {
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

  it('that nobody made in 35 minutes expires; money that comes later takes the stock again or is given back', async () => {
    const store = await shop();
    const late = placed(await store.placeOrder(request({ cartId: 'late', quantity: 2 })));
    const later = placed(await store.placeOrder(request({ cartId: 'later' })));
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
    const mails = {
      paid: [],
      refused: { 'sold-out': [{ id: 'sorry', to: 'ana@example.com', subject: 'Sorry', text: 'Back' }] },
    };
    expect((await store.confirm(event('paid', later.paymentRef), mails)).outcome).toBe('refused');
    expect((await store.payment(later.paymentRef))?.payment.state).toBe('refund-due');
    expect((await store.order(later.order.id))?.paymentState).toBe('expired');
    expect(await store.listOutbox({ limit: 10 })).toMatchObject([{ id: 'sorry' }]);
    expect((await store.audit(1))[0]).toMatchObject({ kind: 'incident' });
  });

  it('of another amount is never taken for the order', async () => {
    const store = await shop();
    const { paymentRef, order } = placed(await store.placeOrder(request({})));
    expect((await store.confirm(event('paid', paymentRef, { amountCents: 1 }), NO_MAILS)).outcome).toBe(
      'refused',
    );
    expect((await store.order(order.id))?.paymentState).not.toBe('paid');
  });

  it('that was declined three times in an hour has to wait', async () => {
    const store = await shop();
    for (let n = 0; n < 3; n++) {
      const payment = { ref: `pay ${n}`, provider: 'test', isTest: true };
      placed(await store.placeOrder(request({ key: `k${n}`, payment })));
      await store.confirm(event('failed', `pay ${n}`), NO_MAILS);
    }
    expect(await store.placeOrder(request({ key: 'k4' }))).toMatchObject({ outcome: 'too-often' });
  });

  it('closes its cart, even when nobody was there to tell it', async () => {
    const store = await shop();
    const cartId = 'AAAAAAAAAAAAAAAAAAAAAAA';
    const cart = env.CART.get(env.CART.idFromName('closing:c:0'));
    await cart.add(
      { cartId, clientAddress: '' },
      { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: 3 },
    );
    const { paymentRef, order } = placed(await store.placeOrder(request({ cartId, siteId: 'closing' })));
    await store.confirm(event('paid', paymentRef), NO_MAILS);
    // Its alarm is due at once, and may be under way already.
    await runDurableObjectAlarm(store);
    await expect.poll(async () => (await cart.read(cartId))?.orderId).toBe(order.id);
    expect(placed(await store.placeOrder(request({ cartId, siteId: 'closing' }))).outcome).toBe('replayed');
    expect((await store.placeOrder(request({ cartId, key: 'other' }))).outcome).toBe('already-paid');
  });
});

describe('fulfilment', () => {
  const CANCEL_MAILS = [
    { id: 'cancelled buyer', to: 'ana@example.com', subject: 'Cancelled', text: 'Back' },
    { id: 'cancelled shop', to: 'shop@example.com', subject: 'Give back', text: 'Back' },
  ];

  async function paidOrder(quantity = 2) {
    const store = await shop();
    const { order, paymentRef } = placed(await store.placeOrder(request({ quantity })));
    const change = (state: 'pending' | 'fulfilled' | 'cancelled') =>
      store.fulfil({ orderId: order.id, state, actor: 'ola', cancelMails: CANCEL_MAILS });
    const pay = () =>
      store.confirm(event('paid', paymentRef, { amountCents: order.grandTotalCents }), NO_MAILS);
    return { store, order, paymentRef, change, pay };
  }

  it('is for paid orders; what was sent is not cancelled, and its stock does not come back', async () => {
    const { store, change, pay } = await paidOrder();
    expect((await change('fulfilled')).outcome).toBe('refused');
    await pay();
    expect((await change('fulfilled')).order?.fulfilmentState).toBe('fulfilled');
    expect(await change('cancelled')).toMatchObject({
      outcome: 'refused',
      order: { fulfilmentState: 'fulfilled' },
    });
    expect(await stockOf(store, 'MUG')).toBe(1);
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    expect((await store.fulfil({ orderId: 'no', state: 'pending', actor: 'ola' })).outcome).toBe('unknown');
  });

  it('that is cancelled gives the stock back, and the money is owed: once, to be seen by everybody', async () => {
    const { store, order, paymentRef, change, pay } = await paidOrder();
    await pay();
    expect(await change('cancelled')).toMatchObject({
      outcome: 'changed',
      order: { fulfilmentState: 'cancelled', paymentState: 'paid', isRefundDue: true },
    });
    expect((await change('cancelled')).outcome).toBe('changed');
    expect((await change('pending')).outcome).toBe('refused');
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
        detail: `order 1, payment ${paymentRef}: the order was cancelled; give back 3500 EUR`,
      },
    ]);
    expect(await store.confirm(event('refunded', paymentRef), NO_MAILS)).toMatchObject({
      outcome: 'refunded',
      order: { id: order.id, paymentState: 'refunded' },
    });
    expect(await store.order(order.id)).not.toHaveProperty('isRefundDue');
  });

  it('that is cancelled before anything was paid owes nothing; money that comes all the same goes back', async () => {
    const { store, change, pay } = await paidOrder();
    expect((await change('cancelled')).order).not.toHaveProperty('isRefundDue');
    expect(await store.listOutbox({ limit: 10 })).toEqual([]);
    expect(await pay()).toMatchObject({ outcome: 'refused', order: { isRefundDue: true } });
  });

  it('of an order is not refunded by money that was never taken for it', async () => {
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

describe('the alarm', () => {
  it('goes on when a neighbour fails, and asks it again soon but not at once', async () => {
    const store = await shop();
    const { paymentRef } = placed(await store.placeOrder(request({ cartId: 'AAAA' })));
    placed(await store.placeOrder(request({ cartId: 'BBBB' })));
    await store.confirm(event('paid', paymentRef), NO_MAILS);
    await store.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 0, unlimited: false }], 'ola');
    await store.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 4, unlimited: false }], 'ola');
    const told: string[] = [];
    await runInDurableObject(store, async (_instance: StoreDO, state) => {
      const away = fakeNamespace({ close: () => Promise.reject(new Error('away')) });
      const lists = fakeNamespace({ stockRose: async (siteId: string) => told.push(siteId) });
      const lonely = new StoreDO(state, { ...testEnv(), CART: away, RESTOCK: lists });
      const late = Date.now() + PAYMENT_LIFE_MS + 1000;
      lonely.clock = () => late;
      await lonely.alarm();
      expect(told).toEqual(['shop']);
      expect(lonely.openPayment(lonely.orders({ limit: 1 }).orders[0]?.id ?? '')).toBeUndefined();
      expect(state.storage.sql.exec('SELECT cart_id FROM cart_closings').toArray()).toEqual([
        { cart_id: 'AAAA' },
      ]);
      expect(state.storage.sql.exec('SELECT * FROM stock_rises').toArray()).toEqual([]);
      expect(await state.storage.getAlarm()).toBe(late + 5000);
    });
  });

  it('tells waiting lists also where no release has written the site down', async () => {
    const told: string[] = [];
    const lists = fakeNamespace({ stockRose: async (siteId: string) => told.push(siteId) });
    for (const source of ['order', 'call'] as const) {
      const store = await shop();
      if (source === 'order') placed(await store.placeOrder(request({})));
      await runInDurableObject(store, async (_instance: StoreDO, state) => {
        state.storage.sql.exec("DELETE FROM meta WHERE key = 'site'");
        const old = new StoreDO(state, { ...testEnv(), RESTOCK: lists });
        const line = { productId: 'mug', sku: 'MUG', unlimited: false };
        for (const qtyInStock of [0, 4]) {
          await old.setStock(
            [{ ...line, qtyInStock }],
            'ola',
            ...(source === 'call' ? (['called'] as const) : []),
          );
        }
        await old.alarm();
      });
    }
    expect(told).toEqual(['shop', 'called']);
  });

  it('is set again when the object wakes up and it was lost', async () => {
    const store = await shop();
    placed(await store.placeOrder(request({})));
    await runInDurableObject(store, async (_instance: StoreDO, state) => {
      await state.storage.deleteAlarm();
      const before = Date.now();
      expect(new StoreDO(state, testEnv())).toBeDefined();
      await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(before);
    });
  });
});

describe('what is forgotten', () => {
  const DAY = 86_400_000;
  const TABLES = ['orders', 'order_lines', 'payments', 'payment_events', 'idempotency', 'holds'];

  function countRows({ sql }: DurableObjectStorage) {
    return TABLES.map((table) => sql.exec(`SELECT COUNT(*) AS rows FROM ${table}`).one().rows);
  }

  it('are orders that nobody paid within 90 days, with all that is theirs; numbers go on', async () => {
    const store = await shop();
    await runInDurableObject(store, async (instance: StoreDO, { storage }) => {
      const start = Date.now();
      const order = (cartId: string) => instance.placeOrder(request({ cartId }));
      instance.clock = () => start;
      await instance.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock: 100, unlimited: false }], 'ola');
      for (const id of ['left', 'failed', 'paid', 'late']) await order(id);
      await instance.confirm(event('failed', 'pay failed'), NO_MAILS);
      await instance.confirm(event('paid', 'pay paid'), NO_MAILS);
      await instance.alarm();
      instance.clock = () => start + PAYMENT_LIFE_MS;
      await instance.alarm();
      await instance.confirm(event('paid', 'pay late', { amountCents: 1 }), NO_MAILS);
      instance.clock = () => start + 89 * DAY;
      await order('day 89');
      expect(countRows(storage)[0]).toBe(5);
      instance.clock = () => start + 91 * DAY;
      await order('day 91');
      // The paid one, the one whose money has to be given back, and the two new ones.
      expect(instance.orders({ limit: 10 }).orders.map(({ number }) => number)).toEqual([6, 5, 4, 3]);
      expect(countRows(storage)).toEqual([4, 4, 4, 2, 4, expect.any(Number)]);
      expect(instance.order('left')).toBeUndefined();
      // A number is never given twice, also when all before it are forgotten.
      instance.clock = () => start + 200 * DAY;
      await instance.alarm();
      expect(placed(await order('day 200')).order.number).toBe(7);
      expect(instance.orders({ limit: 10 }).orders.map(({ number }) => number)).toEqual([7, 6, 4, 3]);
    });
  });

  it('are lines of the audit after two years', async () => {
    const store = await shop();
    await runInDurableObject(store, async (instance: StoreDO, { storage }) => {
      const start = Date.now();
      const set = (days: number, qtyInStock: number) => {
        instance.clock = () => start + days * DAY;
        return instance.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock, unlimited: false }], 'ola');
      };
      for (let n = 0; n < 5; n++) await set(0, n);
      await set(729, 9);
      expect(instance.audit(100)).toHaveLength(6);
      await set(730, 8);
      await set(730, 7);
      expect(instance.audit(100).map(({ detail }) => detail)).toEqual([
        '8 to 7',
        '9 to 8',
        '4 to 9',
        '3 to 4',
      ]);
      const [first] = instance.audit(1);
      expect(instance.audit(1, first?.id)).toMatchObject([{ detail: '9 to 8' }]);
      // And beyond a hundred thousand.
      storage.sql.exec(
        'UPDATE audit SET at = ?, id = id + 200000 WHERE detail = ?',
        start + 730 * DAY,
        '8 to 7',
      );
      await set(730, 6);
      expect(instance.audit(100)).toHaveLength(3);
    });
  });
});

/** Every object of it is this one. */
function fakeNamespace(object: object): DurableObjectNamespace {
  return { idFromName: (name: string) => name, get: () => object } as unknown as DurableObjectNamespace;
}

describe('coupons', () => {
  it('are found in any case, until they expire or are used up', async () => {
    const store = await shop();
    await store.saveCoupon({ code: 'ten', kind: 'percent', percent: '10', maxUses: 1 });
    await store.saveCoupon({ code: 'OLD', kind: 'free-shipping', expiresOn: 1 });
    expect((await store.quote({ lines: [], couponCodes: [' Ten ', 'old', 'no'] })).coupons).toEqual([
      { code: 'TEN', kind: 'percent', percent: '10' },
    ]);
    const lines = [{ itemId: 'mug', sku: 'MUG', quantity: 1 }];
    const withCoupon = (id: string) => request({ cartId: id, cart: { id, lines, couponCodes: ['TEN'] } });
    const { order } = placed(await store.placeOrder(withCoupon('a')));
    expect(order).toMatchObject({ discountCents: 150, couponCodes: ['TEN'], grandTotalCents: 1850 });
    expect(await store.placeOrder(withCoupon('b'))).toEqual({ outcome: 'coupon', code: 'TEN' });
    // The same cart may go on: its own unpaid order is no use yet.
    expect((await store.quote({ lines: [], couponCodes: ['TEN'], cartId: 'a' })).coupons).toHaveLength(1);
    expect(order.grandTotalCents).toBe(
      computeTotals({
        lines: [{ unitPriceCents: 1500, quantity: 1 }],
        coupons: [{ code: 'TEN', kind: 'percent', percent: '10' }],
        shippingCostCents: 500,
        taxRules: [],
        taxIsIncluded: true,
      }).grandTotalCents,
    );
  });
});

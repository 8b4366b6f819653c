import { env, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import type { FulfilmentState, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { PaymentEvent } from '../../domain/store/payment.ts';
import type { OrderedLine, PlaceOrderRequest, PlaceOrderResult } from '../../domain/store/place-order.ts';
import { StoreDO as NaiveStoreDO } from '../../testing/naive-worker.ts';
import { testEnv } from '../../testing/release.ts';
import { product, STORE, variant } from '../../testing/shop.ts';
import { PAYMENT_LIFE_MS } from './orders/place-order.ts';
import { StoreDO } from './store-do.ts';

const STOCK: Readonly<Record<string, number>> = { A: 5, B: 9, C: 2 };
const NO_MAILS = { paid: [], rejected: {} };
const COUPON = 'SPRING';
/** Fewer than customers with the coupon, so that a missing check is noticed. */
const COUPON_USES = 1;

/** Actions of customers, payment providers, the store and the clock, in any order and number. */
type Command =
  | {
      readonly kind: 'order';
      readonly customer: number;
      readonly attempt: number;
      readonly lines: readonly OrderedLine[];
    }
  | {
      readonly kind: 'event';
      readonly customer: number;
      readonly attempt: number;
      /** `odd`: another amount is paid. */
      readonly what: PaymentEvent['kind'] | 'odd';
    }
  | { readonly kind: 'cancel'; readonly customer: number }
  | { readonly kind: 'fulfil'; readonly customer: number; readonly isSent: boolean }
  | { readonly kind: 'take-back'; readonly customer: number; readonly isRestocked: boolean }
  | { readonly kind: 'hours-pass' };

const customer = fc.nat(2);
const attempt = fc.nat(1);
const line = fc
  .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 4 }))
  .map(([sku, quantity]) => ({ itemId: 'thing', sku, quantity }));
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      customer,
      attempt,
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      customer,
      attempt,
      what: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'refunded', 'odd'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), customer }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fulfil' as const), customer, isSent: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('take-back' as const), customer, isRestocked: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hours-pass' as const) }) },
);

async function newShop() {
  const store = env.STORE.get(env.STORE.newUniqueId());
  const variants = Object.entries(STOCK).map(([sku, qtyInStock], index) =>
    variant({ sku, qtyInStock, priceCents: 199 * (index + 1) }),
  );
  await store.sync({
    products: { thing: product({ id: 'thing', variants }) },
    releaseId: 'release',
    siteId: 'shop',
  });
  await store.saveCoupon({ code: COUPON, kind: 'percent', percent: '12.5', maxUses: COUPON_USES });
  return store;
}

type Shop = Awaited<ReturnType<typeof newShop>>;

function orderRequest({ customer, attempt, lines }: Extract<Command, { kind: 'order' }>): PlaceOrderRequest {
  return {
    key: `key ${customer} ${attempt}`,
    bodyHash: JSON.stringify(lines),
    siteId: 'shop',
    cart: { id: `cart ${customer}`, lines, couponCodes: customer % 2 === 0 ? [COUPON] : [] },
    email: 'ana@example.com',
    shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' },
    shippingOptionId: 'post',
    terms: { ...STORE, taxIsIncluded: false },
    payment: { ref: `pay ${customer} ${attempt}`, provider: 'bank', isTest: false },
    clientAddress: '',
  };
}

async function submitCheckout(shop: Shop, command: Command): Promise<PlaceOrderResult | undefined> {
  switch (command.kind) {
    case 'order':
      return shop.placeOrder(orderRequest(command));
    case 'event': {
      const ref = `pay ${command.customer} ${command.attempt}`;
      const payment = (await shop.payment(ref))?.payment;
      if (payment === undefined) return undefined;
      const { currency } = payment;
      const isOdd = command.what === 'odd';
      const logged = isOdd
        ? ({ kind: 'paid', amountCents: payment.amountCents + 1 } as const)
        : ({ kind: command.what, amountCents: payment.amountCents } as const);
      await shop.confirm({ ...logged, id: `${command.what} ${ref}`, ref, currency }, NO_MAILS);
      return undefined;
    }
    case 'cancel':
      await fulfil(shop, command.customer, 'cancelled');
      return undefined;
    case 'fulfil':
      await fulfil(shop, command.customer, command.isSent ? 'fulfilled' : 'pending');
      return undefined;
    case 'take-back': {
      const order = await orderOf(shop, command.customer);
      if (order === undefined) return undefined;
      const { isRestocked } = command;
      await shop.returnOrder({ orderId: order.id, actor: 'ola', isRefunded: true, isRestocked, emails: [] });
      return undefined;
    }
    case 'hours-pass':
      await runInDurableObject(shop, async (instance: StoreDO) => {
        const later = instance.clock() + PAYMENT_LIFE_MS + 1;
        instance.clock = () => later;
        await instance.alarm();
      });
      return undefined;
  }
}

async function orderOf(shop: Shop, customer: number): Promise<StoredOrder | undefined> {
  const { orders } = await shop.orders({ limit: 100 });
  return orders.find(({ purchasedCartId }) => purchasedCartId === `cart ${customer}`);
}

async function fulfil(shop: Shop, customer: number, state: FulfilmentState): Promise<void> {
  const order = await orderOf(shop, customer);
  if (order === undefined) return;
  await shop.changeOrder({ orderId: order.id, state, actor: 'ola' });
}

/** Invariants after every step. */
async function expectInvariants(shop: Shop): Promise<void> {
  await runInDurableObject(shop, (_instance: StoreDO, { storage: { sql } }) => {
    for (const [sku, stock] of Object.entries(STOCK)) {
      const { left, taken } = sql
        .exec(
          `SELECT on_hand - shortfall AS left, (SELECT COALESCE(SUM(quantity), 0) FROM holds WHERE sku = ?1) AS taken
           FROM variants WHERE sku = ?1`,
          sku,
        )
        .one();
      // Units are conserved, so reservations never exceed the stock.
      expect(Number(left)).toBeGreaterThanOrEqual(0);
      expect(Number(left) + Number(taken), sku).toBe(stock);
    }
    const promised = sql
      .exec(
        `SELECT order_lines.order_id, sku, SUM(quantity) AS quantity FROM order_lines JOIN orders ON orders.id = order_id
         WHERE payment_state IN ('pending', 'paid', 'refunded') AND fulfilment_state <> 'cancelled'
           AND returned_on IS NULL
         GROUP BY order_id, sku ORDER BY 1, 2`,
      )
      .toArray();
    expect(sql.exec('SELECT order_id, sku, quantity FROM holds ORDER BY 1, 2').toArray()).toEqual(promised);
    // Reserved units are sold, or have a payment that will expire.
    const forever = sql
      .exec(
        `SELECT id FROM orders WHERE payment_state = 'pending' AND fulfilment_state <> 'cancelled'
           AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = orders.id AND state = 'pending')`,
      )
      .toArray();
    expect(forever).toEqual([]);
    // Every payment has an order, a refund, or a refund due.
    const kept = sql
      .exec(
        `SELECT orders.id FROM orders JOIN payments ON order_id = orders.id
         WHERE fulfilment_state = 'cancelled' AND payments.state = 'paid' AND amount_cents > 0`,
      )
      .toArray();
    expect(kept).toEqual([]);
    const coupon = sql
      .exec(
        `SELECT used, (SELECT COUNT(*) FROM coupon_uses) AS uses, (
           SELECT COUNT(*) FROM orders, json_each(coupon_codes) AS given
           WHERE given.value = ?1 AND payment_state IN ('pending', 'paid') AND fulfilment_state <> 'cancelled'
         ) AS reduced FROM coupons WHERE code = ?1`,
        COUPON,
      )
      .one();
    expect(coupon.used).toBe(coupon.uses);
    expect(Number(coupon.used)).toBeLessThanOrEqual(COUPON_USES);
    // Every reduced order counts as a use.
    expect(Number(coupon.reduced)).toBeLessThanOrEqual(Number(coupon.used));
    const carts = sql.exec('SELECT COUNT(*) AS orders, COUNT(DISTINCT cart_id) AS carts FROM orders').one();
    expect(carts.orders).toBe(carts.carts);
  });
  for (const order of (await shop.orders({ limit: 100 })).orders) {
    const lines = order.items.reduce(
      (sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity,
      0,
    );
    expect(order.subtotalCents).toBe(lines);
    expect(order.grandTotalCents).toBe(lines - order.discountCents + order.shippingCents + order.taxCents);
  }
  await runInDurableObject(shop, (_instance: StoreDO, { storage: { sql } }) => {
    const other = sql
      .exec(
        `SELECT ref FROM payments JOIN orders ON orders.id = order_id
         WHERE payments.state IN ('pending', 'paid') AND amount_cents <> grand_total_cents`,
      )
      .toArray();
    expect(other).toEqual([]);
  });
}

const RUNS = propertyRuns(40);

describe('the store', () => {
  it('G1 no oversell, G5 coupon uses, G6 money balances: after every single step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
        const shop = await newShop();
        for (const each of commands) {
          await submitCheckout(shop, each);
          await expectInvariants(shop);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('G1, G2, G5, G6: with concurrent and repeated calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        const shop = await newShop();
        const results = await Promise.all(
          [...commands, ...commands].map(async (each) => ({
            each,
            response: await submitCheckout(shop, each),
          })),
        );
        await expectInvariants(shop);
        expectOneOrderPerKey(results);
      }),
      { numRuns: RUNS },
    );
  });

  it('G1 no oversell: 60 concurrent customers for a stock of 9 place 9 orders', async () => {
    const shop = await newShop();
    const count = await rush((request) => shop.placeOrder(request));
    expect(count('placed')).toBe(9);
    expect(count('replayed')).toBe(18);
    expect(count('not-enough')).toBe(153);
    expect((await shop.orders({ limit: 100 })).orders).toHaveLength(9);
    await expectInvariants(shop);
  });

  it.each([1, 3])(
    'G5 coupon uses: of 8 concurrent customers, %d get a coupon for as many uses',
    async (maxUses) => {
      const shop = await newShop();
      await shop.saveCoupon({ code: COUPON, kind: 'percent', percent: '12.5', maxUses });
      const lines = [{ itemId: 'thing', sku: 'B', quantity: 1 }];
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, number) =>
          shop.placeOrder(orderRequest({ kind: 'order', customer: 2 * number, attempt: 0, lines })),
        ),
      );
      expect(results.filter(({ outcome }) => outcome === 'placed')).toHaveLength(maxUses);
      expect(results.filter(({ outcome }) => outcome === 'coupon')).toHaveLength(8 - maxUses);
    },
  );

  it('a store that awaits between reading and writing fails these checks', async () => {
    const shop = await newShop();
    await runInDurableObject(shop, async (_instance: StoreDO, state) => {
      const naive = new NaiveStoreDO(state, testEnv());
      const count = await rush((request) => naive.placeOrder(request));
      expect(count('placed')).toBeGreaterThan(9);
    });
    await expect(expectInvariants(shop)).rejects.toThrow();
  });

  it('G2 exactly-once order: the same key returns the same order, and another body is rejected', async () => {
    const shop = await newShop();
    const lines = [{ itemId: 'thing', sku: 'B', quantity: 1 }];
    const request = orderRequest({ kind: 'order', customer: 1, attempt: 0, lines });
    const first = await shop.placeOrder(request);
    const again = await shop.placeOrder(request);
    expect(first.outcome).toBe('placed');
    expect(again).toEqual({ ...first, outcome: 'replayed' });
    expect(await shop.placeOrder({ ...request, bodyHash: 'other' })).toEqual({ outcome: 'other-body' });
  });

  it('G4 at-least-once emails with stable ids: a repeated payment event queues them once', async () => {
    const shop = await newShop();
    const lines = [{ itemId: 'thing', sku: 'B', quantity: 1 }];
    const response = await shop.placeOrder(orderRequest({ kind: 'order', customer: 1, attempt: 0, lines }));
    if (response.outcome !== 'placed') throw new Error(response.outcome);
    const { grandTotalCents: amountCents, currency } = response.order;
    const emails = { paid: [{ id: 'email', to: 'a@b.co', subject: 's', text: 't' }], rejected: {} };
    const confirm = (id: string) =>
      shop.confirm({ id, ref: response.paymentRef, kind: 'paid', amountCents, currency }, emails);
    await Promise.all([confirm('e1'), confirm('e1'), confirm('e2'), confirm('e3')]);
    expect((await shop.listOutbox({ limit: 10 })).map(({ id }) => id)).toEqual(['email']);
  });
});

describe('G4 emails', () => {
  it('are all sent, twenty per alarm', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(headers['idempotency-key'] ?? '');
      return new Response();
    });
    const shop = await newShop();
    const paidEmails = Array.from({ length: 50 }, (_, n) => ({
      id: `email ${n}`,
      to: 'a@b.co',
      subject: 's',
      text: 't',
    }));
    await runInDurableObject(shop, async (_instance: StoreDO, state) => {
      const post = { MAIL_URL: 'https://post.test/', MAIL_FROM: 'shop@olaria.test' };
      const store = new StoreDO(state, { ...testEnv(), ...post });
      const start = Date.now();
      let now = start;
      store.clock = () => now;
      const lines = [{ itemId: 'thing', sku: 'B', quantity: 1 }];
      const response = await store.placeOrder(
        orderRequest({ kind: 'order', customer: 1, attempt: 0, lines }),
      );
      if (response.outcome !== 'placed') throw new Error(response.outcome);
      const { grandTotalCents: amountCents, currency } = response.order;
      await store.confirm(
        { id: 'e', ref: response.paymentRef, kind: 'paid', amountCents, currency },
        { paid: paidEmails, rejected: {} },
      );
      for (const count of [20, 40, 50]) {
        const at = await state.storage.getAlarm();
        // Ahead of now, since an alarm for the current time may never fire.
        expect(at).toBeGreaterThan(now);
        now = Number(at);
        await store.alarm();
        expect(sent).toHaveLength(count);
      }
      expect(new Set(sent)).toEqual(new Set(paidEmails.map(({ id }) => id)));
    });
    vi.unstubAllGlobals();
  });
});

describe('G1 no oversell', () => {
  it('canceling does not restock shipped items', async () => {
    const shop = await newShop();
    const lines = [{ itemId: 'thing', sku: 'C', quantity: 2 }];
    const response = await shop.placeOrder(orderRequest({ kind: 'order', customer: 1, attempt: 0, lines }));
    if (response.outcome !== 'placed') throw new Error(response.outcome);
    const { id: orderId, grandTotalCents: amountCents, currency } = response.order;
    await shop.confirm({ id: 'e', ref: response.paymentRef, kind: 'paid', amountCents, currency }, NO_MAILS);
    await shop.changeOrder({ orderId, state: 'fulfilled', actor: 'ola' });
    expect((await shop.changeOrder({ orderId, state: 'cancelled', actor: 'ola' })).outcome).toBe('rejected');
    const again = orderRequest({ kind: 'order', customer: 2, attempt: 0, lines });
    expect((await shop.placeOrder(again)).outcome).toBe('not-enough');
    await expectInvariants(shop);
  });
});

/** 60 concurrent customers with three requests each; returns the number of each outcome. */
async function rush(
  placeOrder: (request: PlaceOrderRequest) => Promise<PlaceOrderResult>,
): Promise<(outcome: PlaceOrderResult['outcome']) => number> {
  const lines = [{ itemId: 'thing', sku: 'B', quantity: 1 }];
  const all = Array.from({ length: 60 }, (_, customer) =>
    orderRequest({ kind: 'order', customer, attempt: 0, lines }),
  ).map((each) => ({ ...each, cart: { id: each.cart?.id ?? '', lines, couponCodes: [] } }));
  const results = await Promise.all([...all, ...all, ...all].map((each) => placeOrder(each)));
  return (outcome) => results.filter((response) => response.outcome === outcome).length;
}

function expectOneOrderPerKey(
  results: readonly { readonly each: Command; readonly response: PlaceOrderResult | undefined }[],
): void {
  const orders = new Map<string, string>();
  const bodies = new Map<string, string>();
  for (const { each, response } of results) {
    if (each.kind !== 'order' || (response?.outcome !== 'placed' && response?.outcome !== 'replayed'))
      continue;
    const { key, bodyHash } = orderRequest(each);
    expect(orders.get(key) ?? response.order.id).toBe(response.order.id);
    expect(bodies.get(key) ?? bodyHash).toBe(bodyHash);
    orders.set(key, response.order.id);
    bodies.set(key, bodyHash);
  }
}

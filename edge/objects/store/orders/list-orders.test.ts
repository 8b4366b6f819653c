import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, type Store, shop } from '../../../testing/store.ts';
import type { StoreDO } from '../store-do.ts';

interface OrderRow {
  readonly number: number;
  readonly createdOn?: number;
  readonly email?: string;
  readonly name?: string;
  readonly currency?: string;
  readonly cents?: number;
  readonly paymentState?: string;
  readonly fulfilmentState?: string;
  readonly isTest?: boolean;
  readonly sku?: string;
  readonly title?: string;
}

/** Writes orders without the checkout, which limits orders per customer. */
async function insertOrders(store: Store, orders: readonly OrderRow[]): Promise<void> {
  await runInDurableObject(store, (_instance: StoreDO, { storage }) =>
    storage.transactionSync(() => {
      for (const order of orders) {
        const {
          number,
          createdOn = number,
          email = `customer${number}@example.com`,
          name,
          cents = 100,
        } = order;
        const { currency = 'EUR', paymentState = 'paid', fulfilmentState = 'pending' } = order;
        storage.sql.exec(
          `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
             discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes,
             shipping_address, payment_state, fulfilment_state)
           VALUES (?1, ?2, ?2, 'shop', ?3, ?4, ?5, ?6, ?7, 0, 0, 0, 0, ?7, '[]', ?8, ?9, ?10)`,
          number,
          `order-${number}`,
          createdOn,
          email,
          currency,
          order.isTest === true ? 1 : 0,
          cents,
          name === undefined ? null : JSON.stringify({ name, line1: 'Rua 1', city: 'Lisboa', country: 'PT' }),
          paymentState,
          fulfilmentState,
        );
        storage.sql.exec(
          `INSERT INTO order_lines (order_id, position, item_id, sku, attributes, title, quantity, unit_price_cents)
           VALUES (?, 0, 'mug', ?, '{"Glaze":"Ash"}', ?, 1, 100)`,
          `order-${number}`,
          order.sku ?? 'MUG',
          order.title ?? 'Mug',
        );
      }
    }),
  );
}

async function found(
  store: Store,
  query: Partial<Parameters<Store['orders']>[0]>,
): Promise<readonly number[]> {
  const { orders, total } = await store.orders({ limit: 100, ...query });
  if (total <= 100 && query.offset === undefined) expect(total).toBe(orders.length);
  return orders.map(({ number }) => number);
}

describe('the list of orders', () => {
  it('counts, sorts and pages more orders than one page has', async () => {
    const store = await shop();
    const numbers = Array.from({ length: 1200 }, (_, index) => index + 1);
    await insertOrders(
      store,
      numbers.map((number) => ({ number, cents: (number * 7919) % 1201, createdOn: 5000 - number })),
    );
    const page = await store.orders({ limit: 25, offset: 1175 });
    expect(page).toMatchObject({ total: 1200, hasNextPage: false });
    expect(page.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 25).toReversed());
    expect(await found(store, { offset: 1200 })).toEqual([]);
    const [largest] = (await store.orders({ limit: 1, sort: 'total' })).orders;
    expect(largest?.grandTotalCents).toBe(1200);
    const [smallest] = (await store.orders({ limit: 1, sort: 'total', isAscending: true })).orders;
    expect(smallest?.grandTotalCents).toBe(1);
    expect(await found(store, { limit: 2, offset: 0, sort: 'date' })).toEqual([1, 2]);
    expect(await found(store, { search: 'customer1042@', offset: 0 })).toEqual([1042]);
    // A cursor reaches the same orders as an offset.
    let [cursor, count] = [undefined as string | undefined, 0];
    do {
      const next = await store.orders({ limit: 100, ...(cursor !== undefined && { cursor }) });
      count += next.orders.length;
      cursor = next.nextPageCursor;
    } while (cursor !== undefined);
    expect(count).toBe(1200);
  });

  it('is limited to 100 orders a page, whatever is requested', async () => {
    const store = await shop();
    await insertOrders(
      store,
      Array.from({ length: 150 }, (_, index) => ({ number: index + 1 })),
    );
    expect((await store.orders({ limit: 1e9 })).orders).toHaveLength(100);
    for (const limit of [0, -5, Number.NaN]) expect((await store.orders({ limit })).orders).toHaveLength(1);
    expect((await store.orders({ limit: 1, offset: -3 })).orders[0]?.number).toBe(150);
  });

  it('is searched by number, email, name, product, option and SKU, in any case and without accents', async () => {
    const store = await shop();
    await insertOrders(store, [
      { number: 1, email: 'Ana@Example.com', name: 'Inês Reis', sku: 'TP-S', title: 'Tide plate' },
      { number: 12, email: 'rui@example.com', name: 'RUI LOPES', sku: 'TP-L', title: 'Écru bowl' },
      { number: 120, email: 'eva@example.org', sku: 'X9', title: 'Mug' },
    ]);
    expect(await found(store, { search: '#12' })).toEqual([12]);
    expect(await found(store, { search: '12' })).toEqual([120, 12]);
    expect(await found(store, { search: 'ana@example.COM' })).toEqual([1]);
    expect(await found(store, { search: 'ines' })).toEqual([1]);
    expect(await found(store, { search: 'INÊS reis' })).toEqual([1]);
    expect(await found(store, { search: 'tp-' })).toEqual([12, 1]);
    expect(await found(store, { search: 'ecru' })).toEqual([12]);
    expect(await found(store, { search: 'ash' })).toEqual([120, 12, 1]);
    expect(await found(store, { search: 'ines tp-l' })).toEqual([]);
    expect(await found(store, { search: '   ' })).toEqual([120, 12, 1]);
  });

  it.each(['%', '_', "'", '"', '\\', '*', "' OR 1=1 --", '%%', '\0', '\ud800', 'a'.repeat(5000)])(
    'searches for %j as text, without wildcards',
    async (search) => {
      const store = await shop();
      await insertOrders(store, [{ number: 1 }, { number: 2, email: `x${search}x@example.com` }]);
      const numbers = await found(store, { search });
      expect(numbers).not.toContain(1);
    },
  );

  it('finds an order by its new customer when the cart is ordered again', async () => {
    const store = await shop();
    placed(await store.placeOrder(request({ email: 'old@example.com' })));
    expect(await found(store, { search: 'old@' })).toEqual([1]);
    await store.confirm(event('failed', 'pay cart-1'), NO_MAILS);
    const payment = { ref: 'again', provider: 'test', isTest: true };
    const again = { key: 'k2', bodyHash: 'b2', payment, email: 'new@example.com' };
    placed(await store.placeOrder(request(again)));
    expect(await found(store, { search: 'old@' })).toEqual([]);
    expect(await found(store, { search: 'new@' })).toEqual([1]);
  });

  it('is filtered and sorted together with a search', async () => {
    const store = await shop();
    await insertOrders(store, [
      { number: 1, name: 'bea', fulfilmentState: 'fulfilled' },
      { number: 2, name: 'Ana' },
      { number: 3, name: 'Carl', paymentState: 'failed' },
      { number: 4, name: 'Dora' },
    ]);
    expect(await found(store, { filter: 'unfulfilled' })).toEqual([4, 2]);
    expect(await found(store, { filter: 'unfulfilled', search: 'ana' })).toEqual([2]);
    expect(await found(store, { sort: 'customer', isAscending: true })).toEqual([2, 1, 3, 4]);
    expect(await found(store, { sort: 'status', isAscending: true })).toEqual([4, 2, 3, 1]);
    expect(await found(store, { sort: 'payment', isAscending: true })).toEqual([3, 4, 2, 1]);
  });
});

describe('the summary of orders', () => {
  it('adds up all orders of each day by currency, that with the most orders first, without unpaid, canceled and test orders', async () => {
    const store = await shop();
    const many = Array.from({ length: 1008 }, (_, index) => ({
      number: index + 1,
      createdOn: 1000 + (index % 2) * 1000,
      cents: 2000,
    }));
    await insertOrders(store, [
      ...many,
      { number: 2001, createdOn: 999 },
      { number: 2002, createdOn: 2500, currency: 'USD', cents: 700 },
      { number: 2003, createdOn: 2500, paymentState: 'failed' },
      { number: 2004, createdOn: 2500, fulfilmentState: 'cancelled' },
      { number: 2005, createdOn: 2500, isTest: true },
      { number: 2006, createdOn: 1500, currency: 'CHF', cents: 300 },
      { number: 2007, createdOn: 2600, currency: 'USD', cents: 50 },
    ]);
    const { sales } = await store.summarizeOrders({ dayStarts: [1000, 2000] });
    expect(sales).toEqual([
      { currency: 'EUR', count: 1008, cents: 2_016_000, dailyCents: [1_008_000, 1_008_000] },
      { currency: 'USD', count: 2, cents: 750, dailyCents: [0, 750] },
      { currency: 'CHF', count: 1, cents: 300, dailyCents: [300, 0] },
    ]);
  });

  it('counts orders to ship, orders to complete, and refunds due', async () => {
    const store = await shop();
    await insertOrders(store, [
      ...Array.from({ length: 150 }, (_, index) => ({ number: index + 1, name: 'Ana' })),
      { number: 151, name: 'Ana', isTest: true },
      { number: 152 },
      { number: 153, fulfilmentState: 'fulfilled' },
      { number: 154, paymentState: 'pending' },
    ]);
    const refundDue = placed(
      await store.placeOrder(request({ payment: { ref: 'p', provider: 'bank', isTest: false } })),
    );
    const amount = { amountCents: refundDue.order.grandTotalCents };
    await store.confirm(event('paid', 'p', amount), NO_MAILS);
    await store.changeOrder({ orderId: refundDue.order.id, state: 'cancelled', actor: 'ola' });
    expect(await store.summarizeOrders({ dayStarts: [0] })).toMatchObject({
      toShip: { count: 151, testCount: 1 },
      toComplete: { count: 1, testCount: 0 },
      refundDueCount: 1,
    });
  });
});

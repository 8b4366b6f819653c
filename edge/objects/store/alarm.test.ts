import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { Email } from '../../domain/email.ts';
import { testEnv } from '../../testing/release.ts';
import { event, fakeNamespace, NO_MAILS, placed, request, shop } from '../../testing/store.ts';
import { PAYMENT_LIFE_MS } from './orders/place-order.ts';
import { StoreDO } from './store-do.ts';

/**
 * One paid order, one expired order, and a restocked variant, all a day ahead so that no alarm fires before the test.
 * Returns the time of that day.
 */
async function sellAndRestock(object: StoreDO, paid: readonly Email[] = []): Promise<number> {
  const ahead = Date.now() + 86_400_000;
  object.clock = () => ahead;
  const { paymentRef } = placed(await object.placeOrder(request({ cartId: 'AAAA' })));
  placed(await object.placeOrder(request({ cartId: 'BBBB' })));
  await object.confirm(event('paid', paymentRef), { ...NO_MAILS, paid });
  for (const qtyInStock of [0, 4])
    await object.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock, unlimited: false }], 'ola');
  const late = ahead + PAYMENT_LIFE_MS + 1000;
  object.clock = () => late;
  return late;
}

describe('the alarm', () => {
  it('continues when another object fails, and retries it after a delay', async () => {
    const logged: string[] = [];
    await runInDurableObject(await shop(), async (_instance: StoreDO, state) => {
      const away = fakeNamespace({ close: () => Promise.reject(new Error('away')) });
      const lists = fakeNamespace({ handleRestock: async (siteId: string) => logged.push(siteId) });
      const lonely = new StoreDO(state, { ...testEnv(), CART: away, RESTOCK: lists });
      const late = await sellAndRestock(lonely);
      await lonely.alarm();
      expect(logged).toEqual(['shop']);
      expect(lonely.openPayment(lonely.orders({ limit: 1 }).orders[0]?.id ?? '')).toBeUndefined();
      expect(state.storage.sql.exec('SELECT cart_id FROM cart_closings').toArray()).toEqual([
        { cart_id: 'AAAA' },
      ]);
      expect(state.storage.sql.exec('SELECT * FROM stock_rises').toArray()).toEqual([]);
      expect(await state.storage.getAlarm()).toBe(late + 5000);
    });
  });

  it('handles orders before emails, since a provider may be slow', async () => {
    const email = { id: 'm', to: 'ana@example.com', subject: 'Order', text: 'Thank you' };
    const done: string[] = [];
    await runInDurableObject(await shop(), async (_instance: StoreDO, state) => {
      const carts = fakeNamespace({ close: async () => done.push('cart') });
      const lists = fakeNamespace({ handleRestock: async () => done.push('list') });
      const mail = { MAIL_URL: 'https://mail.test/', MAIL_FROM: 'shop@example.com' };
      const object = new StoreDO(state, { ...testEnv(), ...mail, CART: carts, RESTOCK: lists });
      await sellAndRestock(object, [email]);
      const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        const isOpen = object.openPayment(object.orders({ limit: 1 }).orders[0]?.id ?? '') !== undefined;
        done.push(`email, ${isOpen ? 'payment open' : 'payment expired'}`);
        return new Response();
      });
      await object.alarm();
      ask.mockRestore();
    });
    expect(done).toEqual(['cart', 'list', 'email, payment expired']);
  });

  it('reports restocked variants before any release has stored the site', async () => {
    const logged: string[] = [];
    const lists = fakeNamespace({ handleRestock: async (siteId: string) => logged.push(siteId) });
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
    expect(logged).toEqual(['shop', 'called']);
  });

  it('is restored when the object starts', async () => {
    const store = await shop();
    placed(await store.placeOrder(request({})));
    await runInDurableObject(store, async (_instance: StoreDO, state) => {
      await state.storage.deleteAlarm();
      const before = Date.now();
      new StoreDO(state, testEnv()).stock();
      await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(before);
    });
  });
});

describe('retention', () => {
  const DAY = 86_400_000;
  const TABLES = ['orders', 'order_lines', 'payments', 'payment_events', 'idempotency', 'holds'];

  function countRows({ sql }: DurableObjectStorage) {
    return TABLES.map((table) => sql.exec(`SELECT COUNT(*) AS rows FROM ${table}`).one().rows);
  }

  it('deletes orders unpaid for 90 days with all their data; numbers continue', async () => {
    const store = await shop();
    await runInDurableObject(store, async (instance: StoreDO, { storage }) => {
      const start = Date.now();
      const order = (cartId: string) => {
        const payment = { ref: `pay ${cartId}`, provider: 'bank', isTest: false };
        return instance.placeOrder(request({ cartId, payment }));
      };
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
      // The paid order, the one with a refund due, and the two new ones.
      expect(instance.orders({ limit: 10 }).orders.map(({ number }) => number)).toEqual([6, 5, 4, 3]);
      expect(countRows(storage)).toEqual([4, 4, 4, 2, 4, expect.any(Number)]);
      expect(instance.order('left')).toBeUndefined();
      // Numbers are never reused, even after all earlier orders are deleted.
      instance.clock = () => start + 200 * DAY;
      await instance.alarm();
      expect(placed(await order('day 200')).order.number).toBe(7);
      expect(instance.orders({ limit: 10 }).orders.map(({ number }) => number)).toEqual([7, 6, 4, 3]);
    });
  });

  it('deletes audit lines after two years', async () => {
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
      // And above a hundred thousand lines.
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

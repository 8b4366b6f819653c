import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { STORE_SCHEMA } from './schema.ts';

it('no cancelled test of the release before is called refunded; what a provider gave back is', async () => {
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
    for (const step of STORE_SCHEMA.slice(0, 5)) sql.exec(step);
    for (const [number, isTest] of [
      [1, 1],
      [2, 0],
    ]) {
      sql.exec(
        `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
           discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes, payment_state,
           fulfilment_state, paid_on)
         VALUES (?1, ?2, ?2, 's', 1, 'e', 'EUR', ?3, 1, 0, 0, 0, 0, 1, '[]', 'refunded', 'cancelled', 5)`,
        number,
        String(number),
        isTest,
      );
      sql.exec(
        `INSERT INTO payments (ref, order_id, provider, amount_cents, currency, state, created_on, expires_on)
         VALUES (?1, ?1, 'test', 1, 'EUR', 'refunded', 1, 1)`,
        String(number),
      );
    }
    for (const step of STORE_SCHEMA.slice(5)) sql.exec(step);
    const states = sql.exec(
      'SELECT payment_state AS of_order, state FROM orders JOIN payments ON orders.id = order_id',
    );
    expect(states.toArray()).toEqual([
      { of_order: 'paid', state: 'paid' },
      { of_order: 'refunded', state: 'refunded' },
    ]);
  });
});

it('money of the release before that was a test is not owed any more; what really came is', async () => {
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
    for (const step of STORE_SCHEMA.slice(0, 6)) sql.exec(step);
    for (const [number, isTest, provider] of [
      [1, 1, 'test'],
      [2, 0, 'test'],
      [3, 1, 'bank'],
    ]) {
      sql.exec(
        `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
           discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes, payment_state,
           fulfilment_state) VALUES (?1, ?2, ?2, 's', 1, 'e', 'EUR', ?3, 1, 0, 0, 0, 0, 1, '[]', 'expired', 'pending')`,
        number,
        String(number),
        isTest,
      );
      sql.exec(
        `INSERT INTO payments (ref, order_id, provider, amount_cents, currency, state, created_on, expires_on)
         VALUES (?1, ?1, ?2, 1, 'EUR', 'refund-due', 1, 1)`,
        String(number),
        provider,
      );
    }
    for (const step of STORE_SCHEMA.slice(6)) sql.exec(step);
    expect(sql.exec('SELECT ref, is_test, state FROM payments ORDER BY ref').toArray()).toEqual([
      { ref: '1', is_test: 1, state: 'refused' },
      { ref: '2', is_test: 0, state: 'refund-due' },
      { ref: '3', is_test: 0, state: 'refund-due' },
    ]);
  });
});

it('a ledger of the release before keeps every order that money came for', async () => {
  // An object of another kind, whose tables have other names.
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
    for (const step of STORE_SCHEMA.slice(0, 3)) sql.exec(step);
    for (const [number, state, paidOn] of [
      [1, 'paid', 5],
      [2, 'expired', null],
      [3, 'expired', null],
    ]) {
      sql.exec(
        `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
           discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes, payment_state,
           fulfilment_state, paid_on) VALUES (?1, ?2, ?2, 's', 1, 'e', 'EUR', 0, 1, 0, 0, 0, 0, 1, '[]', ?3, 'pending', ?4)`,
        number,
        String(number),
        state,
        paidOn,
      );
    }
    sql.exec(`INSERT INTO payments (ref, order_id, provider, amount_cents, currency, state, created_on, expires_on)
      VALUES ('p', '3', 'test', 1, 'EUR', 'refund-due', 1, 1)`);
    for (const step of STORE_SCHEMA.slice(3)) sql.exec(step);
    expect(sql.exec('SELECT number, had_money FROM orders ORDER BY number').toArray()).toEqual([
      { number: 1, had_money: 1 },
      { number: 2, had_money: 0 },
      { number: 3, had_money: 1 },
    ]);
    const plan = sql
      .exec(
        `EXPLAIN QUERY PLAN SELECT id FROM orders WHERE had_money = 0 AND payment_state IN ('failed', 'expired')
         AND created_on <= 5 AND number < (SELECT MAX(number) FROM orders) ORDER BY created_on LIMIT 5`,
      )
      .toArray();
    expect(plan.map(({ detail }) => detail).join()).toContain('orders_unpaid');
  });
});

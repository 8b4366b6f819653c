import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { STORE_SCHEMA } from './schema.ts';

it('canceled test orders of the previous release are not refunded; real refunds are', async () => {
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

it('test payments of the previous release are not due for a refund; real ones are', async () => {
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
    for (const step of STORE_SCHEMA.slice(0, 6)) sql.exec(step);
    for (const [number, isTest, provider] of [
      [1, 1, 'test'],
      [2, 0, 'test'],
      [3, 1, 'bank'],
      [4, 0, 'test'],
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
    sql.exec('UPDATE orders SET had_money = 1');
    // First a test payment, then a real one.
    sql.exec(`INSERT INTO payments (ref, order_id, provider, amount_cents, currency, state, created_on, expires_on)
      VALUES ('4 real', '4', 'bank', 1, 'EUR', 'refund-due', 1, 1)`);
    for (const step of STORE_SCHEMA.slice(6)) sql.exec(step);
    expect(sql.exec('SELECT ref, is_test, state FROM payments ORDER BY ref').toArray()).toEqual([
      { ref: '1', is_test: 1, state: 'refused' },
      { ref: '2', is_test: 1, state: 'refused' },
      { ref: '3', is_test: 0, state: 'refund-due' },
      { ref: '4', is_test: 1, state: 'refused' },
      { ref: '4 real', is_test: 0, state: 'refund-due' },
    ]);
    // Unpaid orders and their personal data are deleted.
    const had = sql.exec('SELECT had_money FROM orders ORDER BY number').toArray();
    expect(had.map(({ had_money }) => had_money)).toEqual([0, 0, 1, 1]);
  });
});

it('a store of the previous release keeps every order with a payment', async () => {
  // An object of another class, whose tables have other names.
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
      VALUES ('p', '3', 'bank', 1, 'EUR', 'refund-due', 1, 1)`);
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

it('an order stuck on a rejected payment fails and releases its stock', async () => {
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
    for (const step of STORE_SCHEMA.slice(0, 7)) sql.exec(step);
    for (const [number, state, fulfilment, payment] of [
      [1, 'pending', 'pending', 'refund-due'],
      [2, 'pending', 'pending', 'refund-due'],
      [3, 'pending', 'pending', 'pending'],
      [4, 'pending', 'cancelled', 'refund-due'],
      [5, 'paid', 'pending', 'paid'],
    ]) {
      const id = String(number);
      sql.exec(
        `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
           discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes, payment_state,
           fulfilment_state) VALUES (?1, ?2, ?2, 's', 1, 'e', 'EUR', 0, 1, 0, 0, 0, 0, 1, '[]', ?3, ?4)`,
        number,
        id,
        state,
        fulfilment,
      );
      sql.exec(
        `INSERT INTO payments (ref, order_id, provider, amount_cents, currency, state, created_on, expires_on)
         VALUES (?1, ?1, 'bank', 1, 'EUR', ?2, 1, 1)`,
        id,
        payment,
      );
      sql.exec('INSERT INTO coupon_uses (order_id, code) VALUES (?, ?)', id, 'TEN');
      for (const sku of ['MUG', 'CUP', 'BOWL'])
        sql.exec(`INSERT INTO holds (order_id, item_id, sku, quantity) VALUES (?, 'i', ?, 2)`, id, sku);
    }
    // Two of MUG are left; CUP is oversold by three, BOWL by five.
    for (const [sku, onHand, shortfall] of [
      ['MUG', 2, 0],
      ['CUP', 0, 3],
      ['BOWL', 0, 5],
    ])
      sql.exec(
        `INSERT INTO variants (item_id, sku, variant_id, title, attributes, product_type, price_cents, on_hand, shortfall,
           unlimited, doc_qty, doc_unlimited, is_sellable) VALUES ('i', ?1, ?1, 't', '{}', 1, 1, ?2, ?3, 0, 0, 0, 1)`,
        sku,
        onHand,
        shortfall,
      );
    sql.exec(`INSERT INTO coupons (code, kind, used) VALUES ('TEN', 'percent', 5), ('OTHER', 'percent', 1)`);
    for (const step of STORE_SCHEMA.slice(7)) sql.exec(step);
    const states = sql.exec('SELECT payment_state FROM orders ORDER BY number').toArray();
    expect(states.map(({ payment_state }) => payment_state)).toEqual([
      'failed',
      'failed',
      'pending',
      'pending',
      'paid',
    ]);
    expect(sql.exec('SELECT sku, on_hand, shortfall FROM variants ORDER BY sku').toArray()).toEqual([
      { sku: 'BOWL', on_hand: 0, shortfall: 1 },
      { sku: 'CUP', on_hand: 1, shortfall: 0 },
      { sku: 'MUG', on_hand: 6, shortfall: 0 },
    ]);
    for (const table of ['holds', 'coupon_uses'])
      expect(sql.exec(`SELECT DISTINCT order_id AS id FROM ${table} ORDER BY id`).toArray()).toEqual([
        { id: '3' },
        { id: '4' },
        { id: '5' },
      ]);
    expect(sql.exec('SELECT used FROM coupons ORDER BY code').toArray()).toEqual([{ used: 1 }, { used: 3 }]);
    // The refund stays due.
    const due = sql.exec(`SELECT COUNT(*) AS due FROM payments WHERE state = 'refund-due'`);
    expect(due.one()).toEqual({ due: 3 });
  });
});

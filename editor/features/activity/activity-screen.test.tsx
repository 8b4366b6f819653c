import { afterEach, describe, expect, it } from 'vitest';
import type { EditorAuditEntry } from '../../../formatters/vocabulary/api/editor/audit.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { NOW } from '../../testing/paid-order.ts';

// Phrases of stored log entries. cspell:ignore buyer told

let app: TestApp;
afterEach(() => app.close());

const line = (id: number, given: Partial<EditorAuditEntry>): EditorAuditEntry => ({
  id,
  at: NOW - 60_000,
  actor: 'owner',
  actorName: 'Inês',
  kind: 'order',
  itemId: '',
  sku: '',
  detail: '',
  ...given,
});

describe('the activity screen', () => {
  it('shows actor, event and time, page by page', async () => {
    const { actorName: _, ...unnamed } = line(3, {});
    app = await openApp({
      path: '/config/store/activity',
      server: {
        audit: [
          line(5, { detail: 'order 7: pending to cancelled' }),
          line(4, {
            kind: 'incident',
            detail: 'order 7, payment pi_1: the order was canceled; refund due 4800 EUR',
          }),
          {
            ...unnamed,
            kind: 'stock',
            actor: 'x1Yz',
            itemId: 'plate',
            sku: 'TP-S',
            detail: '7 to unlimited',
          },
          {
            ...unnamed,
            id: 2,
            kind: 'price',
            actor: 'release 0a1b2c3d4e5f',
            itemId: 'gone',
            sku: 'OLD',
            detail: '2400 to 2600',
          },
          { ...unnamed, id: 1, kind: 'incident', actor: 'stripe', detail: 'something new' },
        ],
      },
    });
    await app.waitForText('Order #7 canceled');
    expect(app.find({ role: 'main' }).textContent).toContain('Inês · 1 minute ago');
    await app.waitForText('Order #7 was paid and canceled. Refund €48.00.');
    expect(app.find({ role: 'main' }).textContent).not.toContain('OLD');
    await app.press({ role: 'button', name: 'Load older activity' });
    await app.waitForText('Stock of Tide plate (TP-S): 7 → unlimited');
    await app.waitForText('Former contributor');
    await app.waitForText('Price of OLD: €24.00 → €26.00');
    await app.waitForText('Publishing');
    await app.press({ role: 'button', name: 'Load older activity' });
    await app.waitForText('something new');
    await app.waitForText('Payments (Stripe)');
    expect(app.all({ role: 'button', name: 'Load older activity' })).toEqual([]);
  });

  it('shows whether the customer was notified', async () => {
    const audit = [line(1, { detail: 'order 6: pending to fulfilled, customer notified' })];
    app = await openApp({ path: '/config/store/activity', server: { audit } });
    await app.waitForText('Order #6 marked as fulfilled. Customer notified by email.');
  });

  it('describes canceled test orders and completed refunds', async () => {
    const audit = [
      line(2, { actor: 'stripe', detail: 'order 7, payment pi_1: 4800 EUR refunded' }),
      line(1, { detail: 'order 6: pending to cancelled, test payment' }),
    ];
    app = await openApp({ path: '/config/store/activity', server: { audit } });
    await app.waitForText('Order #6 canceled. Test payment: no money was charged.');
    await app.waitForText('€48.00 refunded for order #7');
  });

  it.each([
    ['order 2: pending to fulfilled', 'Order #2 marked as fulfilled'],
    ['order 2: fulfilled to pending', 'Order #2 marked as unfulfilled'],
    ['order 2: back in stock', 'Items of order #2 returned to stock'],
    [
      'order 2: back in stock, test payment',
      'Items of order #2 returned to stock. Test payment: no money was charged.',
    ],
    [
      'order 2, payment pi_1: the order was canceled, test payment',
      'Order #2 was paid and canceled. Test payment: no money was charged.',
    ],
    [
      'order 2, payment pi_1: the amount differs from the order; refund due 100 EUR',
      'A payment for order #2 had the wrong amount. Refund €1.00.',
    ],
    [
      'order 2, payment pi_1: another payment was started; refund due 100 EUR',
      'A payment for order #2 arrived after the customer started another one. Refund €1.00.',
    ],
    [
      'order 2, payment pi_1: a coupon is used up; refund due 100 EUR',
      'Order #2 was paid too late: its coupon has been used up. Refund €1.00.',
    ],
    [
      'order 2, payment pi_1: an item is sold out; refund due 100 EUR',
      'Order #2 was paid too late: its items have sold out. Refund €1.00.',
    ],
    [
      'order 2, payment pi_1: the order was returned; refund due 100 EUR',
      'Order #2 was fulfilled and must be refunded. Refund €1.00.',
    ],
    ['order 2, payment pi_1: bad luck; refund due 100 EUR', 'Order #2: bad luck. Refund €1.00.'],
  ])('describes “%s” in plain words', async (detail, text) => {
    const kind = detail.includes('refund due') ? 'incident' : 'order';
    app = await openApp({ path: '/config/store/activity', server: { audit: [line(1, { kind, detail })] } });
    await app.waitForText('1 minute ago');
    const row = [...document.querySelectorAll('main li')].at(-1);
    expect(row?.textContent).toBe(`${text}Inês · 1 minute ago`);
  });

  it('marks refunds that are still due', async () => {
    const owed = (id: number, number: number) =>
      line(id, { kind: 'incident', detail: `order ${number}, payment p: sold out; refund due 100 EUR` });
    const orders = [{ id: 'o-7', number: 7, isRefundDue: true }] as unknown as StoredOrder[];
    app = await openApp({
      path: '/config/store/activity',
      server: { audit: [owed(2, 7), owed(1, 6)], orders },
    });
    await app.waitForText('Refund due');
    const marked = [...document.querySelectorAll('main li')].filter(({ textContent }) =>
      textContent?.includes('Refund due'),
    );
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Order #7')]);
  });

  it('requires permission for the store', async () => {
    app = await openApp({ path: '/config/store/activity', roles: [4] });
    await app.waitForText('You don’t have access.');
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorAuditLine, StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const NOW = 1_800_000_000_000;
const line = (id: number, given: Partial<EditorAuditLine>): EditorAuditLine => ({
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

describe('the activity', () => {
  it('says who did what and when, page by page', async () => {
    const { actorName: _, ...unnamed } = line(3, {});
    app = await openApp({
      path: '/config/store/activity',
      server: {
        audit: [
          line(5, { detail: 'order 7: pending to cancelled' }),
          line(4, {
            kind: 'incident',
            detail: 'order 7, payment pi_1: the order was cancelled; give back 4800 EUR',
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
    await app.waitForText('Order #7: To send → Cancelled');
    expect(app.find({ role: 'main' }).textContent).toContain('Inês · 1 minute ago');
    await app.waitForText('Order #7: the order was cancelled. Give €48.00 back.');
    expect(app.find({ role: 'main' }).textContent).not.toContain('OLD');
    await app.press({ role: 'button', name: 'Load older' });
    await app.waitForText('Stock of Tide plate (TP-S): 7 → unlimited');
    await app.waitForText('Somebody who has left');
    await app.waitForText('Price of OLD: €24.00 → €26.00');
    await app.waitForText('Publishing');
    await app.press({ role: 'button', name: 'Load older' });
    await app.waitForText('something new');
    await app.waitForText('Payments (Stripe)');
    expect(app.all({ role: 'button', name: 'Load older' })).toEqual([]);
  });

  it('says whether the buyer was told', async () => {
    const audit = [line(1, { detail: 'order 6: pending to fulfilled, the buyer is told' })];
    app = await openApp({ path: '/config/store/activity', server: { audit } });
    await app.waitForText('Order #6: To send → Sent. A letter to the buyer was written.');
  });

  it('says of a cancelled test that no money has moved, and of a refund that it was made', async () => {
    const audit = [
      line(2, { actor: 'stripe', detail: 'order 7, payment pi_1: 4800 EUR given back' }),
      line(1, { detail: 'order 6: pending to cancelled, a test payment' }),
    ];
    app = await openApp({ path: '/config/store/activity', server: { audit } });
    await app.waitForText('Order #6: To send → Cancelled. It was a test payment: no money has moved.');
    await app.waitForText('Order #7: €48.00 was given back.');
  });

  it('marks what is still to be given back, and no longer what was', async () => {
    const owed = (id: number, number: number) =>
      line(id, { kind: 'incident', detail: `order ${number}, payment p: sold out; give back 100 EUR` });
    const orders = [{ id: 'o-7', number: 7, isRefundDue: true }] as unknown as StoredOrder[];
    app = await openApp({
      path: '/config/store/activity',
      server: { audit: [owed(2, 7), owed(1, 6)], orders },
    });
    await app.waitForText('Give money back');
    const marked = [...document.querySelectorAll('main li')].filter(({ textContent }) =>
      textContent?.includes('Give money back'),
    );
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Order #7')]);
  });

  it('is for whoever may see how the store is run', async () => {
    app = await openApp({ path: '/config/store/activity', roles: [4] });
    await app.waitForText('Your role does not include this.');
  });
});

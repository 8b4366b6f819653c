import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { PAID_ORDER } from '../../testing/paid-order.ts';

let app: TestApp;
afterEach(() => app.close());

const ORDERS = Array.from({ length: 230 }, (_, index) => ({
  ...PAID_ORDER,
  id: `o-${230 - index}`,
  number: 230 - index,
  email: `customer${230 - index}@example.com`,
  grandTotalCents: (230 - index) * 100,
  ...(index % 2 === 0 && { fulfilmentState: 'fulfilled' as const }),
}));

const SEARCH = { role: 'searchbox', name: 'Search orders' };

function numbers(): readonly string[] {
  return app.all({ role: 'link', name: /^#\d+$/ }).map(({ textContent }) => textContent ?? '');
}

describe('the list of orders', () => {
  it('finds, sorts and pages all orders of the server, and keeps the view in the URL', async () => {
    app = await openApp({ path: '/config/store/orders?rows=10', server: { orders: ORDERS } });
    await app.waitForText('1–10 of 230');
    expect(numbers().slice(0, 2)).toEqual(['#230', '#229']);
    await app.press({ role: 'button', name: 'Next page' });
    await app.waitForText('11–20 of 230');
    await app.waitUntil(() => numbers()[0] === '#220');
    expect(app.path()).toBe('/config/store/orders?rows=10&page=2');
    await app.press({ role: 'columnheader', name: 'Total' });
    await app.waitUntil(() => numbers()[0] === '#1');
    expect(app.path()).toBe('/config/store/orders?rows=10&sort=total');
    await app.type(SEARCH, 'customer7@');
    await app.waitUntil(() => numbers().join() === '#7');
    await app.waitForText('1–1 of 1');
    await app.type(SEARCH, 'unknown');
    await app.waitForText('No results found.');
    expect(document.body.textContent).not.toContain('No orders yet');
  });

  it('shows the earlier rows while others are loading', async () => {
    app = await openApp({ path: '/config/store/orders?rows=10', server: { orders: ORDERS } });
    await app.waitForText('1–10 of 230');
    await app.type(SEARCH, 'customer7@');
    expect(numbers()[0]).toBe('#230');
    expect(app.find({ role: 'region', name: 'Orders' }).getAttribute('aria-busy')).toBe('true');
    await app.waitUntil(() => numbers().join() === '#7');
    expect(app.find({ role: 'region', name: 'Orders' }).getAttribute('aria-busy')).toBe('false');
  });

  it('keeps the rows when the server is unreachable, and can be retried', async () => {
    app = await openApp({ path: '/config/store/orders?rows=10&q=customer7@', server: { orders: ORDERS } });
    await app.waitUntil(() => numbers().join() === '#7');
    app.server.failing.set('orders', new ApiFailure('network', 0, {}));
    await app.type(SEARCH, 'customer9@');
    await app.wait({ role: 'button', name: 'Try again' });
    expect(numbers()).toEqual(['#7']);
    expect(app.find(SEARCH)).toHaveProperty('value', 'customer9@');
    app.server.failing.clear();
    await app.press({ role: 'button', name: 'Try again' });
    await app.waitUntil(() => numbers().join() === '#9');
  });

  it('opens the last page when the URL names a later one', async () => {
    app = await openApp({ path: '/config/store/orders?page=99&rows=100', server: { orders: ORDERS } });
    await app.waitForText('201–230 of 230');
    expect(numbers()[0]).toBe('#30');
  });

  it('shows unfulfilled orders, to which Home links', async () => {
    app = await openApp({ path: '/config', server: { orders: ORDERS } });
    await app.press({ role: 'link', name: /115 orders to fulfill/ });
    await app.waitForText('1–25 of 115');
    expect(app.path()).toBe('/config/store/orders?show=unfulfilled');
    expect(numbers()[0]).toBe('#229');
  });
});

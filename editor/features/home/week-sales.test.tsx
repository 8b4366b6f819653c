import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { PAID_ORDER } from '../../testing/paid-order.ts';

let app: TestApp;
afterEach(() => app.close());

it('Home adds up more orders than a page of the server has, each currency by itself', async () => {
  const orders = Array.from({ length: 1008 }, (_, index) => ({
    ...PAID_ORDER,
    id: `o-${index}`,
    number: index + 1,
    grandTotalCents: 6850,
    currency: index < 8 ? 'USD' : 'EUR',
  }));
  app = await openApp({ path: '/config', server: { orders } });
  await app.waitForText('€68,500.00');
  const text = app.find({ role: 'main' }).textContent;
  expect(text).toContain('1,000 orders');
  expect(text).toMatch(/\$548\.00.*8 orders/);
});

it('Home names the days of the sales and their time zone', async () => {
  app = await openApp({ path: '/config', server: { orders: [PAID_ORDER] } });
  await app.wait({ role: 'img', name: 'Sales by day: Sat 21 Nov €48.00' });
  await app.waitForText('UTC time');
});

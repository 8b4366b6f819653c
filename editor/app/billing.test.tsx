import { afterEach, it } from 'vitest';
import { openApp, type TestApp } from '../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it.each(['/settings/billing/upgrade', '/settings/billing/subscriptions/website'])(
  '%s says that there is no billing, and leads back (R-SHELL-BILL-03)',
  async (path) => {
    app = await openApp({ path });
    await app.waitForText('Billing isn’t part of this product.');
    await app.press({ role: 'link', name: 'Back to the dashboard' });
    await app.waitUntil(() => app.path() === '/config');
  },
);

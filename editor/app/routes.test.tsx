import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it.each([
  ['/config/store/products', 'Products'],
  ['/config/assets', 'Assets'],
  ['/config/forms', 'Forms'],
  ['/config/settings', 'Settings'],
  ['/config/settings/commerce', 'Settings'],
])('%s opens its screen directly (R-SHELL-APP-03)', async (path, title) => {
  app = await openApp({ path });
  const heading = await app.wait({ role: 'heading', name: title });
  expect(heading.tagName).toBe('H1');
});

it('another URL is shown as missing', async () => {
  app = await openApp({ path: '/config/nothing' });
  await app.waitForText('/config/nothing');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { API, EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../app.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { openEditor } from '../testing/editor.ts';
import { publishRelease } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

const { signedIn } = openEditor();
const WRITES = createApp().endpoints.filter(({ method }) => method !== 'get');
const withAccess = (...access: readonly string[]) =>
  WRITES.filter((endpoint) => access.includes(endpoint.access)).map(
    ({ method, name }) => [method.toUpperCase(), API[name].replace(/:\w+/g, 'x')] as const,
  );
const PAGES = [
  EDGE_PAGES.cart,
  EDGE_PAGES.checkout,
  EDGE_PAGES.checkoutSubscribe,
  EDGE_PAGES.checkoutGiftCard,
  EDGE_PAGES.testBank,
];

let owner: Browser;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  owner = await signedIn();
});

describe('a request without a crumb', () => {
  it.each(withAccess('visitor', 'contributor'))('is rejected by %s %s', async (method, path) => {
    const response = await owner.json(method, path, {}, { 'x-csrf-token': '' });
    expect([response.status, await response.json()]).toMatchObject([403, { crumbFail: true }]);
  });

  it.each(PAGES)('is rejected by the form of %s', async (path) => {
    const response = await owner.form(path, {});
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('has expired')]);
  });
});

describe('a request of another site', () => {
  it.each(withAccess('beacon', 'visitor', 'contributor'))('is rejected by %s %s', async (method, path) => {
    const response = await owner.json(method, path, {}, { origin: 'https://evil.test' });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { message: 'Cross-origin request rejected.' },
    ]);
  });
});

it('a dashboard endpoint needs a session, even with a crumb', async () => {
  const visitor = createBrowser();
  await visitor.get('/cart');
  const statuses = new Map<string, number>();
  for (const [method, path] of withAccess('contributor')) {
    const { status } = await visitor.json(method, path, {});
    if (status !== 401) statuses.set(`${method} ${path}`, status);
  }
  // These read the body or the role first, and respond as to a contributor without permission.
  const restock = [API.restockSend, API.restockSendAll].map((path) => [`POST ${path}`, 403]);
  expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(restock));
});

import { beforeAll, describe, expect, it } from 'vitest';
import { API, EDGE_PAGES, pathTo } from '../../formatters/vocabulary/api/paths.ts';
import { WEBSITE_STATUS, type WebsiteStatus } from '../../formatters/vocabulary/site/website-status.ts';
import { askWorker, createBrowser } from '../testing/browser.ts';
import { checkoutTenant, orderCart, publishCheckout } from '../testing/checkout.ts';
import { createTestCustomer } from '../testing/customer.ts';
import { openEditor } from '../testing/editor.ts';
import { publishRelease } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

const FILES = { 'index.html': '<!doctype html><title>Home</title>Stoneware', 'sitemap.xml': '<urlset/>' };

function publishAs(status: WebsiteStatus) {
  return publishRelease({ files: FILES, edgeData: shopData({ website: { status } }) });
}

const get = (path: string) =>
  askWorker(`https://shop.test${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });

describe.each(['expired', 'past-due', 'removed', 'parking'] as const)('a website that is %s', (name) => {
  beforeAll(() => publishAs(WEBSITE_STATUS[name]));

  it.each(['/', '/sitemap.xml', '/nowhere', EDGE_PAGES.cart, EDGE_PAGES.checkout, EDGE_PAGES.search])(
    'shows visitors none of its content at %s (R-ENUM-VAL-16)',
    async (path) => {
      const response = await get(path);
      const page = await response.text();
      expect(response.status).toBe(name === 'parking' && path === '/' ? 200 : 403);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(page).toContain(name === 'parking' ? 'This domain is parked' : 'This website is unavailable');
      expect(page).not.toContain('Stoneware');
      expect(page).toContain('noindex');
    },
  );

  it('rejects calls of visitors', async () => {
    const visitor = createBrowser();
    const item = { itemId: 'mug', sku: 'MUG', quantity: 1 };
    for (const response of [
      await visitor.get(API.cart),
      await visitor.json('POST', API.cartEntries, item),
      await visitor.json('POST', API.orders, { email: 'ana@example.com' }),
      await visitor.json('POST', API.formKey, {}),
      await visitor.json('POST', API.session, { email: 'ana@example.com', password: 'a long password' }),
    ]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: 'This website is unavailable.' });
    }
    const form = await visitor.form(API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: '1' });
    expect([form.status, await form.text()]).toEqual([403, expect.not.stringContaining('Olaria')]);
  });

  it('responds to forms of pages without scripts with a page', async () => {
    const response = await askWorker(`https://shop.test${API.cartEntries}`, {
      method: 'POST',
      body: new URLSearchParams({ itemId: 'mug', sku: 'MUG', quantity: '1' }),
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      403,
      expect.stringContaining('text/html'),
    ]);
  });

  it('can be edited and published, reports its health, and settles payments', async () => {
    const owner = await openEditor().signedIn();
    expect((await owner.get(API.editorMe)).status).toBe(200);
    expect((await get(API.login)).status).not.toBe(403);
    expect((await get(API.health)).status).toBe(200);
    const webhook = await createBrowser().json('POST', pathTo('paymentWebhook', { provider: 'test' }), {});
    expect(await webhook.json()).toMatchObject({ message: 'Invalid signature.' });
  });
});

it.each([
  'trial',
  'beta',
  'internal',
  'comped',
  'paid',
  'linked',
  'resold',
  'resold-grace',
  'enterprise',
] as const)('a website that is %s is served (R-ENUM-VAL-16)', async (name) => {
  await publishAs(WEBSITE_STATUS[name]);
  const response = await get('/');
  expect([response.status, await response.text()]).toEqual([200, FILES['index.html']]);
});

it('an order that was started before is not placed once the website has expired', async () => {
  await publishCheckout();
  const customer = await createTestCustomer();
  await customer.add('MUG');
  await publishCheckout({ website: { status: WEBSITE_STATUS.expired } });
  expect((await orderCart(customer)).status).toBe(403);
  expect((await checkoutTenant().store().orders({ limit: 1 })).orders).toEqual([]);
});

import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { storeContributor } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';
import { fakeNamespace } from '../../testing/store.ts';

const account = () => createTenant(testEnv(), 'shop').account();

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  const { R2 } = testEnv();
  await R2?.put('editor/index.html', '<!doctype html><title>Dashboard</title>');
  await R2?.put('editor/_app/main-0a1b2c3d.js', 'start()');
  await R2?.put('editor/_app/icon.svg', '<svg/>');
});

async function signedIn(): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(`/config?key=${await account().createSignInKey('shop')}`);
  return browser;
}

it('the dashboard runs only its own scripts, and is not framed', async () => {
  const { headers } = await (await signedIn()).get('/config');
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

it('the dashboard sends a valid crumb in place of another one', async () => {
  const browser = await signedIn();
  browser.cookies.set('crumb', 'invented');
  await browser.get('/config');
  expect(browser.cookies.get('crumb')).not.toBe('invented');
});

it.each(['/settings/billing/upgrade', '/settings/billing/subscriptions/website'])(
  '%s is a page of the dashboard',
  async (path) => {
    expect(await (await (await signedIn()).get(path)).text()).toContain('<title>Dashboard</title>');
  },
);

it.each([
  ['main-0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['icon.svg', 'no-cache'],
])('the file %s of the dashboard is cached with %j', async (name, caching) => {
  const { headers } = await createBrowser().get(`/config/_app/${name}`);
  expect(headers.get('cache-control')).toBe(caching);
});

it('files of the dashboard are not loaded by other sites', async () => {
  const { headers } = await createBrowser().get('/config/_app/icon.svg');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it('the one-time key signs in for 30 days', async () => {
  const response = await createBrowser().get(`/config?key=${await account().createSignInKey('shop')}`);
  const line = response.headers.getSetCookie().find((each) => each.startsWith('quoin_session='));
  expect(line).toContain('Max-Age=2592000;');
});

it('the sign-in page is there while the release cannot be read', async () => {
  await publishRelease({ files: { 'index.html': 'Home' } });
  // The Worker keeps four releases in memory.
  for (const name of ['1', '2', '3', '4']) await publishRelease({ files: { 'index.html': name } }, 'other');
  const { R2 } = testEnv();
  const broken = {
    get: async (path: string) => {
      if (path.startsWith('blobs/')) throw new Error('storage is down');
      return R2?.get(path);
    },
  };
  const request = new Request('https://shop.test/config/login');
  const response = await createApp().fetch(request, { ...testEnv(), R2: broken as unknown as R2Bucket });
  expect(response.status).toBe(200);
});

it('the sign-in page says when to try again after too many attempts', async () => {
  const email = 'locked@olaria.test';
  await storeContributor('shop', { email, name: 'Eva', roles: [CONTRIBUTOR_ROLE.viewer] });
  const browser = createBrowser();
  await browser.get('/config/login');
  for (let count = 0; count < 10; count++)
    await browser.json('POST', '/config/login', { email, password: 'wrong' });
  const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
  const response = await browser.form('/config/login', { crumb, email, password: 'wrong' });
  const seconds = Number(response.headers.get('retry-after'));
  expect([response.status, seconds > 800]).toEqual([429, true]);
  expect(await response.text()).toContain(`Try again in ${Math.ceil(seconds / 60)} minutes.`);
});

it.each([
  [59, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('the sign-in page says how long to wait: %i seconds are %s', async (retryAfter, time) => {
  const signIn = async () => ({ ok: false, reason: 'too-often', retryAfter });
  const env = { ...testEnv(), ACCOUNT: fakeNamespace({ signIn }) };
  const app = createApp();
  const browser = createBrowser('shop.test', async (request) => app.fetch(request, env));
  await browser.get(API.login);
  const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
  const response = await browser.form(API.login, { crumb, email: 'ana@olaria.test', password: 'x' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(retryAfter)]);
  expect(await response.text()).toContain(`Too many attempts. Try again in ${time}.`);
});

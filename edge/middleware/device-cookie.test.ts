import { expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { testEnv } from '../testing/release.ts';
import { type AccountKind, knownDevice, rememberDevice } from './device-cookie.ts';
import { createRouter } from './endpoints.ts';
import { findTenant } from './tenant.ts';

const app = createRouter();
app.use(findTenant);
app.get('/known/:kind/:email', async (context) => {
  const { kind, email } = context.req.param();
  return context.json((await knownDevice(context, kind as AccountKind, email)) ?? null);
});
app.get('/remember/:kind/:email', async (context) => {
  const { kind, email } = context.req.param();
  await rememberDevice(context, kind as AccountKind, email);
  return context.json(null);
});

const device = (host?: string) => createBrowser(host, async (request) => app.fetch(request, testEnv()));

it('a device is known to the account that has signed in on it, however its email is written', async () => {
  const browser = device();
  await browser.get('/remember/customer/ana@example.com');
  expect(await (await browser.get('/known/customer/Ana@Example.com')).json()).not.toBeNull();
});

it.each(['/known/customer/rui@example.com', '/known/contributor/ana@example.com'])(
  'a device is not known to other accounts: %s',
  async (path) => {
    const browser = device();
    await browser.get('/remember/customer/ana@example.com');
    expect(await (await browser.get(path)).json()).toBeNull();
  },
);

it('a device knows the last eight accounts', async () => {
  const browser = device();
  for (let number = 0; number < 9; number++) await browser.get(`/remember/customer/${number}@example.com`);
  const known = await Promise.all(
    [0, 1, 8].map(async (number) => (await browser.get(`/known/customer/${number}@example.com`)).json()),
  );
  expect(known.map((id) => id !== null)).toEqual([false, true, true]);
});

it('a device is remembered for 400 days, unreadable for scripts', async () => {
  const response = await device().get('/remember/customer/ana@example.com');
  expect(response.headers.get('set-cookie')).toMatch(
    /^quoin_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('the cookie of another site is not known', async () => {
  const [browser, elsewhere] = [device(), device('other.test')];
  await browser.get('/remember/customer/ana@example.com');
  elsewhere.cookies.set('quoin_device', browser.cookies.get('quoin_device') ?? '');
  expect(await (await elsewhere.get('/known/customer/ana@example.com')).json()).toBeNull();
});

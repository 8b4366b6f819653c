import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { MEMBER_COOKIE } from '../../middleware/member-session.ts';
import { PASSWORD, storeMember } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const app = createApp();

beforeAll(() => publishRelease({ edgeData: shopData() }));

async function newVisitor(env: object = {}): Promise<Browser> {
  const visitor = createBrowser('shop.test', async (request) => app.fetch(request, { ...testEnv(), ...env }));
  await visitor.get('/cart');
  return visitor;
}

async function signIn(fields: object = {}): Promise<Response> {
  await storeMember('shop', 'ana@example.com');
  const visitor = await newVisitor();
  return visitor.json('POST', API.session, { email: 'ana@example.com', password: PASSWORD, ...fields });
}

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

it('a remembered customer stays signed in for 30 days', async () => {
  expect(cookieOf(await signIn({ rememberMe: true }), MEMBER_COOKIE)).toContain('Max-Age=2592000;');
});

it('scripts cannot read whose cart it is', async () => {
  expect(cookieOf(await signIn(), 'quoin_cart_of')).toContain('HttpOnly');
});

it.each([
  ['1234567', 400],
  ['12345678', 200],
])('a new account with the password %s gets %i', async (password, status) => {
  const fields = { email: `${password}@example.com`, name: 'Ana', password };
  expect((await (await newVisitor()).json('POST', API.account, fields)).status).toBe(status);
});

it('password resets are limited by address', async () => {
  const visitor = await newVisitor({ CLIENT_ADDRESS_HEADER: 'x-address' });
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count++) {
    const headers = { 'x-address': '192.0.2.99' };
    const response = await visitor.json(
      'POST',
      API.passwordResetLink,
      { email: `${count}@example.com` },
      headers,
    );
    statuses.add(response.status);
  }
  expect(statuses).toEqual(new Set([202, 429]));
});

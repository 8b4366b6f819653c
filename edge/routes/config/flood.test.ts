import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { storeContributor } from '../../testing/accounts.ts';
import { createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const app = createApp();

beforeAll(async () => {
  await publishRelease({ files: { 'index.html': 'Shop' }, edgeData: shopData() });
});

it('sixty concurrent sign-ins do not block the store (R-ESESS-API-09)', async () => {
  const visitor = createBrowser('shop.test', async (request) => app.fetch(request, testEnv()));
  await visitor.get('/cart');
  // The queue of hashes has measured how long one takes.
  const first = { email: 'first@example.com', password: 'wrong' };
  expect((await visitor.json('POST', API.login, first)).status).toBe(401);
  let looked = 0;
  const logins = Array.from({ length: 60 }, async (_, index) => {
    const path = index % 2 === 0 ? API.login : API.session;
    const response = await visitor.json('POST', path, { email: `x${index}@example.com`, password: 'wrong' });
    if (response.status === 401) looked += 1;
    return response;
  });
  for (let page = 0; page < 5; page++) expect((await visitor.get('/')).status).toBe(200);
  expect(looked).toBeLessThan(12);
  const responses = await Promise.all(logins);
  const rejected = responses.filter(({ status }) => status === 429);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 429]));
  expect(rejected.length).toBeGreaterThan(30);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected[0]?.json()).toMatchObject({ message: 'Please try again in a few seconds.' });
});

it('an address has thirty attempts for all emails; others are not delayed', async () => {
  const env = { ...testEnv(), CLIENT_ADDRESS_HEADER: 'x-address' };
  const visitor = createBrowser('other.test', async (request) => app.fetch(request, env));
  await visitor.get('/config/login');
  const login = async (address: string) => {
    const email = `y${crypto.randomUUID()}@example.com`;
    await storeContributor('other', { email, name: 'Inês', roles: [CONTRIBUTOR_ROLE.viewer] });
    return visitor.json('POST', API.login, { email, password: 'wrong' }, { 'x-address': address });
  };
  for (let turn = 0; turn < 30; turn += 10)
    await Promise.all(Array.from({ length: 10 }, () => login('192.0.2.1')));
  const rejected = await login('192.0.2.1');
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 600]).toEqual([429, true]);
  expect((await login('192.0.2.2')).status).toBe(401);
});

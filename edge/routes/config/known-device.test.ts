import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { PASSWORD, storeContributor, storeMember } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const env = { ...testEnv(), CLIENT_ADDRESS_HEADER: 'x-address' };
const app = createApp();
const DEVICE = 'quoin_device';

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
});

async function newBrowser(): Promise<Browser> {
  const browser = createBrowser('shop.test', async (request) => app.fetch(request, env));
  await browser.get('/cart');
  return browser;
}

let accounts = 0;

/** Both kinds of accounts, whose sign-ins follow the same rules. */
const KINDS = [
  [
    'a contributor',
    API.login,
    async () => {
      const email = `owner-${++accounts}@olaria.test`;
      await storeContributor('shop', { email, name: 'Inês', roles: [CONTRIBUTOR_ROLE.admin] });
      return email;
    },
    async (attacker: Browser) => {
      // More than 60 with those of the tests before. With accounts: for an unknown email, the Worker hashes at the full cost.
      const emails = Array.from({ length: 46 }, (_each, index) => `x${index}@example.com`);
      for (const email of emails)
        await storeContributor('shop', { email, name: 'X', roles: [CONTRIBUTOR_ROLE.viewer] });
      return async () => {
        const flood = emails.map((email) => attacker.json('POST', API.login, { email, password: 'x' }));
        const statuses = (await Promise.all(flood)).map(({ status }) => status);
        expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
      };
    },
  ],
  [
    'a customer',
    API.session,
    async () => {
      const email = `customer-${++accounts}@example.com`;
      await storeMember('shop', email);
      return email;
    },
    // Without checking passwords in between, which makes a minute too short under load.
    async () => async () => {
      const limiter = createTenant(env, 'shop').member(0);
      // Until one has to wait: the tests before have used some.
      while ((await limiter.takeSignInTurn('shop')) === 0);
    },
  ],
] as const;

describe.each(KINDS)('%s', (_, path, createAccount, prepareFlood) => {
  const signIn = async (
    browser: Browser,
    email: string,
    { password = PASSWORD, address = '' }: { readonly password?: string; readonly address?: string } = {},
  ) => {
    // The session of an earlier sign-in must not matter.
    for (const name of ['quoin_session', 'quoin_member']) browser.cookies.delete(name);
    await browser.get('/cart');
    return browser.json('POST', path, { email, password }, address === '' ? {} : { 'x-address': address });
  };
  const guess = async (browser: Browser, email: string, count: number, address = '') => {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn++)
      statuses.push((await signIn(browser, email, { password: `guess ${turn}`, address })).status);
    return statuses;
  };

  it('is locked out by ten wrong passwords at their address only, and not on a known device', async () => {
    const [email, other] = [await createAccount(), await createAccount()];
    const [here, elsewhere] = [{ address: '192.0.2.1' }, { address: '192.0.2.2' }];
    const owner = await newBrowser();
    const first = await signIn(owner, email, elsewhere);
    expect([first.status, first.headers.getAll('set-cookie').join()]).toEqual([
      200,
      expect.stringMatching(/quoin_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax/),
    ]);
    expect(new Set(await guess(await newBrowser(), email, 10, here.address))).toEqual(new Set([401]));
    const locked = await signIn(await newBrowser(), email, here);
    expect([locked.status, Number(locked.headers.get('retry-after')) > 600]).toEqual([429, true]);
    expect((await signIn(owner, email, here)).status).toBe(200);
    expect((await signIn(await newBrowser(), email, elsewhere)).status).toBe(200);
    // The cookie of another account, and an invented one.
    const intruder = await newBrowser();
    expect((await signIn(intruder, other, here)).status).toBe(200);
    expect((await signIn(intruder, email, here)).status).toBe(429);
    intruder.cookies.set(DEVICE, (intruder.cookies.get(DEVICE) ?? '').replace('~', '~AAAAAAAAAAAAAAAA~'));
    expect((await signIn(intruder, email, here)).status).toBe(429);
  });

  it('has ten attempts on a known device, which only that device uses up', async () => {
    const email = await createAccount();
    const [first, second] = [await newBrowser(), await newBrowser()];
    for (const browser of [first, second]) expect((await signIn(browser, email)).status).toBe(200);
    expect(await guess(first, email, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await signIn(second, email)).status).toBe(200);
  });

  it('can sign in while others use up the sign-ins of the site, and later elsewhere, too', async () => {
    const email = await createAccount();
    const owner = await newBrowser();
    expect((await signIn(owner, email)).status).toBe(200);
    const [attacker, unknown] = [await newBrowser(), await newBrowser()];
    const useUpSignIns = await prepareFlood(attacker);
    const used = useUpSignIns();
    expect((await signIn(owner, email)).status).toBe(200);
    await used;
    // It may have to wait for a second.
    expect((await signIn(unknown, email)).status).toBe(200);
  });
});

import { runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import type { ShoppingCart } from '../../../formatters/vocabulary/api/cart.ts';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { cartShard } from '../../domain/cart-id.ts';
import { MEMBER_COOKIE } from '../../middleware/member-session.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { PASSWORD, storeMember } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { PRODUCTS, shopData } from '../../testing/shop.ts';
import { shardOfEmail } from './sign-in-limits.ts';

const app = createApp();

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  await publishRelease({ edgeData: shopData({ website: { id: 'other' } }) }, 'other');
});

async function newVisitor(host = 'shop.test', env: object = {}): Promise<Browser> {
  const visitor = createBrowser(host, async (request) => app.fetch(request, { ...testEnv(), ...env }));
  await visitor.get('/cart');
  return visitor;
}

let people = 0;
const newEmail = () => `Customer-${++people}@example.com`;

function createAccount(visitor: Browser, email: string, fields: object = {}) {
  return visitor.json('POST', API.account, { email, password: PASSWORD, name: 'Ana', ...fields });
}

function signIn(visitor: Browser, email: string, fields: object = {}) {
  return visitor.json('POST', API.session, { email, password: PASSWORD, ...fields });
}

function signOut(visitor: Browser, query = '') {
  return visitor.json('DELETE', `${API.session}${query}`, {});
}

/** A customer with an account, signed in. */
async function customer(email = newEmail()): Promise<Browser> {
  const visitor = await newVisitor();
  await storeMember('shop', email.toLowerCase());
  expect((await signIn(visitor, email)).status).toBe(200);
  return visitor;
}

/** Who is signed in, as the site sees it: only customers can list their own requests. */
async function isSignedIn(visitor: Browser): Promise<boolean> {
  return (await visitor.get(API.restock)).status === 200;
}

/** Rows of the object of a customer; `query` has the email as its parameter. */
async function rowsOf(email: string, query: string) {
  const { MEMBER } = testEnv();
  const name = `shop:m:${shardOfEmail(email.toLowerCase())}`;
  return runInDurableObject(MEMBER.get(MEMBER.idFromName(name)), (_, { storage }) =>
    storage.sql.exec(query, email.toLowerCase()).toArray(),
  );
}

async function sentEmails(email: string) {
  const rows = await rowsOf(email, 'SELECT text FROM outbox WHERE recipient = ? ORDER BY rowid');
  return rows.map(({ text }) => String(text));
}

const accountOf = (email: string) => rowsOf(email, 'SELECT name, language FROM members WHERE email = ?');

function setCookies(response: Response, name: string): readonly string[] {
  return response.headers.getAll('set-cookie').filter((line) => line.startsWith(`${name}=`));
}

describe('an account', () => {
  it('has a session in a cookie that scripts cannot read (R-ESESS-API-09)', async () => {
    const visitor = await newVisitor();
    const response = await createAccount(visitor, newEmail());
    expect(response.status).toBe(200);
    const [session = ''] = setCookies(response, MEMBER_COOKIE);
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; Secure/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).not.toMatch(/max-age/i);
  });

  it('signs the customer in once it is created (R-ESESS-API-08)', async () => {
    const visitor = await newVisitor();
    const email = newEmail();
    expect((await createAccount(visitor, email)).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await accountOf(email)).toMatchObject([{ name: 'Ana' }]);
  });

  it('is named by a cookie for scripts, which does not contain the session (R-DATA-COOKIE-06)', async () => {
    const visitor = await newVisitor();
    const email = newEmail();
    const response = await createAccount(visitor, email);
    const [info = ''] = setCookies(response, COOKIES.siteUserInfo.name);
    expect(info).not.toMatch(/httponly/i);
    const [account] = await rowsOf(email, 'SELECT id FROM members WHERE email = ?');
    expect(JSON.parse(decodeURIComponent(visitor.cookies.get('SiteUserInfo') ?? ''))).toEqual({
      authenticated: true,
      siteUserId: account?.id,
    });
    expect(info).not.toContain((visitor.cookies.get(MEMBER_COOKIE) ?? '').slice(1, 20));
  });

  it('clears earlier checkout data of this browser on sign-in and sign-out', async () => {
    const visitor = await newVisitor();
    for (const result of [await createAccount(visitor, newEmail()), await signOut(visitor)]) {
      expect(setCookies(result, 'quoin_order')).toEqual([
        expect.stringMatching(/^quoin_order=; Max-Age=0; Path=\/;/),
      ]);
    }
  });

  it('has any email that an input of type email accepts, such as one with a long top-level domain', async () => {
    const email = `${newEmail()}.photography`;
    expect((await createAccount(await newVisitor(), email)).status).toBe(200);
    expect((await signIn(await newVisitor(), email)).status).toBe(200);
  });

  it('exists once per email, and a retry with the right password signs in', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const taken = await createAccount(visitor, email.toUpperCase(), { password: 'another password' });
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      { message: 'An account with this email already exists. Sign in or reset your password.' },
    ]);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await createAccount(visitor, email)).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map(async () => createAccount(await newVisitor(), 'twin@example.com')),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200]);
  });

  it.each([
    [{ email: 'x' }, 'email', 'Email is invalid'],
    [{ email: 'a@b..co' }, 'email', 'Email is invalid'],
    [{ password: 'short' }, 'password', 'Use at least 8 characters.'],
    [{ name: '  ' }, 'name', 'Enter your name.'],
  ])('%j is rejected with a message', async (fields, field, sentence) => {
    const response = await createAccount(await newVisitor(), newEmail(), fields);
    expect([response.status, await response.json()]).toMatchObject([400, { errors: { [field]: sentence } }]);
  });
});

describe('signing in', () => {
  it('is not remembered unless asked to, and needs a password (R-DATA-LOGIN-01)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const response = await signIn(visitor, email);
    expect(setCookies(response, MEMBER_COOKIE)).toEqual([expect.not.stringMatching(/max-age/i)]);
    expect((await signIn(visitor, email, { password: undefined })).status).toBe(400);
  });

  it('takes an email in any case', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    expect((await signIn(visitor, ` ${email.toUpperCase()} `)).status).toBe(200);
    for (const fields of [{ email: undefined }, { email: '' }, { password: '' }, { rememberMe: 'yes' }])
      expect([fields, (await signIn(visitor, email, fields)).status]).toEqual([fields, 400]);
  });

  it('lasts until the browser is closed, with rememberMe 30 days (R-ESESS-API-09)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const short = await signIn(visitor, email);
    expect(setCookies(short, MEMBER_COOKIE)).toEqual([expect.not.stringMatching(/max-age/i)]);
    const long = await signIn(visitor, email, { rememberMe: true });
    expect(setCookies(long, MEMBER_COOKIE)).toEqual([expect.stringMatching(/max-age=2592000/i)]);
  });

  it('returns a token (R-DATA-LOGIN-02)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const response = await signIn(visitor, email);
    const xsrfToken = decodeURIComponent(visitor.cookies.get('crumb') ?? '');
    expect(xsrfToken).toMatch(/.{40}/);
    expect(await response.json()).toEqual({ xsrfToken });
  });

  it('accepts the right password and rejects a wrong one (R-ESESS-API-01)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const statuses = [];
    for (const fields of [{ password: 'wrong' }, {}])
      statuses.push((await signIn(visitor, email, fields)).status);
    expect(statuses).toEqual([401, 200]);
  });

  it('rejects a wrong password and an unknown email alike', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const wrong = await signIn(visitor, email, { password: 'wrong' });
    const unknown = await signIn(visitor, newEmail());
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is blocked after ten wrong passwords, even with the right one (R-ESESS-API-09)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    for (let turn = 0; turn < 10; turn++)
      expect((await signIn(visitor, email, { password: `wrong ${turn}` })).status).toBe(401);
    const rejected = await signIn(visitor, email);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      429,
      { message: 'Too many attempts. Please wait a few minutes and try again.' },
    ]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800);
    // Creating the account again does not bypass the limit.
    expect((await createAccount(visitor, email)).status).toBe(429);
  });

  it('and new accounts are limited by address, for all emails', async () => {
    const env = { CLIENT_ADDRESS_HEADER: 'x-address' };
    const visitor = await newVisitor('shop.test', env);
    const post = (address: string) =>
      visitor.json(
        'POST',
        API.account,
        { email: newEmail(), password: 'x', name: 'x' },
        { 'x-address': address },
      );
    // Invalid requests are rejected before they are counted.
    for (let turn = 0; turn < 6; turn++) expect((await post('192.0.2.1')).status).toBe(400);
    const create = (address: string) =>
      visitor.json(
        'POST',
        API.account,
        { email: newEmail(), password: PASSWORD, name: 'x' },
        { 'x-address': address },
      );
    for (let turn = 0; turn < 5; turn++) expect((await create('192.0.2.1')).status).toBe(200);
    expect((await create('192.0.2.1')).status).toBe(429);
    expect((await create('192.0.2.2')).status).toBe(200);
  });

  it('returns a new crumb, which later requests repeat (R-ESESS-API-02)', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const { xsrfToken } = (await (await signIn(visitor, email)).json()) as { xsrfToken: string };
    const headers = { 'x-csrf-token': xsrfToken };
    expect((await visitor.json('POST', API.locale, { language: 'en' }, headers)).status).toBe(200);
  });

  it('replaces the crumb: the one from before is rejected', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const before = decodeURIComponent(visitor.cookies.get('crumb') ?? '');
    const { xsrfToken } = (await (await signIn(visitor, email)).json()) as { xsrfToken: string };
    expect(xsrfToken).not.toBe(before);
    expect(decodeURIComponent(visitor.cookies.get('crumb') ?? '')).toBe(xsrfToken);
    const stale = await visitor.json('POST', API.locale, { language: 'en' }, { 'x-csrf-token': before });
    expect(stale.status).toBe(403);
  });

  it('requires the crumb', async () => {
    const otherVisitor = createBrowser();
    const rejected = await signIn(otherVisitor, newEmail());
    expect([rejected.status, await rejected.json()]).toMatchObject([403, { crumbFail: true }]);
  });
});

describe('a session', () => {
  it('is not valid on another site or in the dashboard', async () => {
    const visitor = await customer();
    const elsewhere = await newVisitor('other.test');
    elsewhere.cookies.set(MEMBER_COOKIE, visitor.cookies.get(MEMBER_COOKIE) ?? '');
    expect(await isSignedIn(elsewhere)).toBe(false);
    visitor.cookies.set('quoin_session', visitor.cookies.get(MEMBER_COOKIE) ?? '');
    expect((await visitor.get(API.editorMe)).status).toBe(401);
  });

  it('is ignored without a lookup when forged', async () => {
    const visitor = await newVisitor();
    for (const cookie of ['', 'x', '0'.repeat(60), `0${'A'.repeat(22)}.${'A'.repeat(43)}`, '%00']) {
      visitor.cookies.set(MEMBER_COOKIE, cookie);
      expect([cookie, await isSignedIn(visitor)]).toEqual([cookie, false]);
    }
  });

  it.each(['', '?cloneCart=true', '?cloneCart=x'])(
    'ends with the query "%s" (R-ESESS-API-03)',
    async (query) => {
      const response = await signOut(await customer(), query);
      expect([response.status, await response.json()]).toEqual([200, { xsrfToken: expect.any(String) }]);
    },
  );

  it('ends, also for copies of its cookie; signing out is idempotent', async () => {
    const visitor = await customer();
    const copy = visitor.cookies.get(MEMBER_COOKIE) ?? '';
    for (let turn = 0; turn < 2; turn++) expect((await signOut(visitor, '')).status).toBe(200);
    expect([visitor.cookies.has(MEMBER_COOKIE), visitor.cookies.has('SiteUserInfo')]).toEqual([false, false]);
    visitor.cookies.set(MEMBER_COOKIE, copy);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('carts', () => {
  const add = (visitor: Browser, sku: string, itemId: string, quantity: number, more: object = {}) =>
    visitor.json('POST', API.cartEntries, { itemId, sku, quantity, ...more });
  const entriesOf = async (visitor: Browser) =>
    (await (await visitor.get(API.cart)).json<ShoppingCart>()).entries;
  const amounts = async (visitor: Browser) => {
    const entries = await entriesOf(visitor);
    return Object.fromEntries(entries.map(({ itemId, quantity }) => [itemId, quantity]));
  };

  it('of visitors require no account (R-ESESS-ROLE-01)', async () => {
    expect((await add(await newVisitor(), 'CLAY', 'clay', 1)).status).toBe(200);
  });

  it('are merged into the customer’s cart, as far as stock allows, and once (R-ESESS-API-10)', async () => {
    const email = newEmail();
    const home = await customer(email);
    await add(home, 'CLAY', 'clay', 2);
    await add(home, 'MUG', 'mug', 2);
    await signOut(home);
    expect(await amounts(home)).toEqual({});
    await add(home, 'CLAY', 'clay', 1);
    await add(home, 'MUG', 'mug', 2);
    const guest = home.cookies.get(COOKIES.cart.name) ?? '';
    await signIn(home, email);
    expect(await amounts(home)).toEqual({ clay: 3, mug: 3 });
    // The same anonymous cart again, from another browser.
    home.cookies.set(COOKIES.cart.name, guest);
    await signIn(home, email);
    expect(await amounts(home)).toEqual({ clay: 3, mug: 3 });
  });

  it('of visitors become the customer’s cart, if there is none (R-ESESS-API-10)', async () => {
    const email = newEmail();
    const visitor = await newVisitor();
    await storeMember('shop', email.toLowerCase());
    await add(visitor, 'CLAY', 'clay', 2);
    await signIn(visitor, email);
    const elsewhere = await newVisitor();
    await signIn(elsewhere, email);
    expect(await amounts(elsewhere)).toEqual({ clay: 2 });
  });

  it('are merged up to the stock of all their entries (R-ESESS-API-10)', async () => {
    const email = newEmail();
    const home = await customer(email);
    await add(home, 'MUG', 'mug', 1);
    await signOut(home);
    // Three mugs are in stock.
    await add(home, 'MUG', 'mug', 1, { additionalFields: '{"for":"Ana"}' });
    await add(home, 'MUG', 'mug', 2, { additionalFields: '{"for":"Eva"}' });
    await signIn(home, email);
    expect((await entriesOf(home)).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  it('of orders and subscriptions are not merged', async () => {
    const email = newEmail();
    const home = await customer(email);
    await add(home, 'BOOK', 'book', 1);
    await signOut(home);
    await add(home, 'CLAY', 'clay', 1);
    const tenant = createTenant(testEnv(), 'shop');
    const token = decodeURIComponent(home.cookies.get(COOKIES.cart.name) ?? '');
    const paidId = (await tenant.keys.verify('cart', token)) ?? '';
    await tenant.cart(cartShard(paidId)).close(paidId, 'order');
    await signIn(home, email);
    expect(await amounts(home)).toEqual({ book: 1 });
    await signOut(home);
    const subscription = { itemId: 'clay', sku: 'CLAY', qty: 1 };
    const { cartToken } = await (await home.json('POST', API.subscription, subscription)).json<{
      cartToken: string;
    }>();
    home.cookies.set(COOKIES.cart.name, cartToken);
    await signIn(home, email);
    expect(await amounts(home)).toEqual({ book: 1 });
  });

  it('are merged without items that are no longer sold', async () => {
    const email = newEmail();
    const home = await customer(email);
    await add(home, 'BOOK', 'book', 1);
    await signOut(home);
    await add(home, 'CLAY', 'clay', 1);
    const { clay: _, ...products } = PRODUCTS;
    await publishRelease({ edgeData: shopData({ products }) });
    await signIn(home, email);
    expect(await amounts(home)).toEqual({ book: 1 });
    await publishRelease({ edgeData: shopData() });
  });

  it('of the previous customer are not merged', async () => {
    const visitor = await customer();
    await add(visitor, 'CLAY', 'clay', 5);
    // Leaves without signing out: the session expires, and the cart cookie remains.
    visitor.cookies.delete(MEMBER_COOKIE);
    await createAccount(visitor, newEmail());
    expect(await amounts(visitor)).toEqual({});
  });

  it('are copied on sign-out if requested (R-ESESS-API-04)', async () => {
    const email = newEmail();
    const visitor = await customer(email);
    await add(visitor, 'CLAY', 'clay', 2);
    const own = visitor.cookies.get(COOKIES.cart.name);
    await signOut(visitor, '?cloneCart=true');
    expect(await amounts(visitor)).toEqual({ clay: 2 });
    expect(visitor.cookies.get(COOKIES.cart.name)).not.toBe(own);
    await add(visitor, 'CLAY', 'clay', 1);
    const elsewhere = await newVisitor();
    await signIn(elsewhere, email);
    expect(await amounts(elsewhere)).toEqual({ clay: 2 });
  });

  it('are copied with the fields of their entries (R-ESESS-API-04)', async () => {
    const visitor = await customer();
    const fields = { additionalFields: '{"for":"Ana"}' };
    await add(visitor, 'MUG', 'mug', 1, fields);
    await signOut(visitor, '?cloneCart=true');
    expect(await entriesOf(visitor)).toMatchObject([fields]);
  });

  it('are not copied on sign-out with cloneCart=false (R-ESESS-API-04)', async () => {
    const visitor = await customer();
    await add(visitor, 'CLAY', 'clay', 2);
    await signOut(visitor, '?cloneCart=false');
    expect(await amounts(visitor)).toEqual({});
  });
});

describe('a language', () => {
  it('is stored in the browser and in the account', async () => {
    const email = newEmail();
    const visitor = await customer(email);
    const response = await visitor.json('POST', API.locale, { language: 'pt-PT' });
    expect([response.status, await response.json()]).toEqual([200, { language: 'pt-PT' }]);
    expect(setCookies(response, COOKIES.locale.name)).toEqual([
      expect.stringMatching(/^quoin_locale=pt-PT; Max-Age=31536000; Path=\/;/),
    ]);
    expect(await accountOf(email)).toMatchObject([{ language: 'pt-PT' }]);
    for (const language of ['', 'x', 'en;q=1', 'a'.repeat(100), 1, null])
      expect([language, (await visitor.json('POST', API.locale, { language })).status]).toEqual([
        language,
        400,
      ]);
  });
});

describe('a forgotten password', () => {
  const ask = (visitor: Browser, email: string) => visitor.json('POST', API.passwordResetLink, { email });
  const linkOf = async (email: string) =>
    /https:\/\/\S+/.exec((await sentEmails(email)).at(-1) ?? '')?.[0] ?? '';

  it('returns the same response for known and unknown emails, and sends an email only to known ones', async () => {
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const [known, unknown] = [await ask(visitor, email), await ask(visitor, newEmail())];
    expect([known.status, await known.text()]).toEqual([202, await unknown.text()]);
    expect(unknown.status).toBe(202);
    expect(await sentEmails(email)).toHaveLength(1);
    for (let turn = 0; turn < 4; turn++) expect((await ask(visitor, email)).status).toBe(202);
    expect(await sentEmails(email)).toHaveLength(3);
  });

  it('is replaced once with the emailed link, without scripts, and ends all sessions', async () => {
    const email = newEmail();
    const old = await customer(email);
    const visitor = await newVisitor();
    await ask(visitor, email);
    const link = new URL(await linkOf(email));
    const page = await visitor.get(`${link.pathname}${link.search}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const form = await page.text();
    expect(form).toContain(`<form method="post" action="${API.passwordReset}">`);
    expect(form).toContain('<input type="password" name="password" autocomplete="new-password"');
    const token = link.searchParams.get('token') ?? '';
    const crumb = decodeURIComponent(visitor.cookies.get('crumb') ?? '');
    const long = await visitor.form(API.passwordReset, { crumb, token, password: 'x'.repeat(5000) });
    const rejected = await long.text();
    expect([long.status, rejected.includes('at least 8'), rejected.includes('at most 1000')]).toEqual([
      400,
      false,
      true,
    ]);
    const short = await visitor.form(API.passwordReset, { crumb, token, password: 'short' });
    expect([short.status, await short.text()]).toEqual([
      400,
      expect.stringContaining('Use at least 8 characters.'),
    ]);
    const done = await visitor.form(API.passwordReset, { crumb, token, password: 'brand new one' });
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Your password has been changed.'),
    ]);
    expect(await isSignedIn(old)).toBe(false);
    expect((await signIn(visitor, email)).status).toBe(401);
    expect((await signIn(visitor, email, { password: 'brand new one' })).status).toBe(200);
    const again = await visitor.get(`${link.pathname}${link.search}`);
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('Request a new one.')]);
    const put = await visitor.json('PUT', API.passwordReset, { token, password: 'another one' });
    expect(put.status).toBe(400);
  });

  it('is changed on a page in the language in which the email was requested', async () => {
    const names = { shippingNames: {}, taxNames: {}, products: {}, forms: {}, mailingLists: {} };
    const translations = { xx: { ...names, texts: { passwordTitle: 'Pick a password' } } };
    await publishRelease({ edgeData: shopData({ languages: { xx: {} }, translations }) });
    const email = newEmail();
    await customer(email);
    const visitor = await newVisitor();
    const referer = { referer: 'https://shop.test/xx/account' };
    await visitor.json('POST', API.passwordResetLink, { email }, referer);
    const link = new URL(await linkOf(email));
    expect(await (await visitor.get(`${link.pathname}${link.search}`)).text()).toContain('Pick a password');
    await publishRelease({ edgeData: shopData() });
  });

  it('link is not valid on another site, nor when invented', async () => {
    const email = newEmail();
    await customer(email);
    await ask(await newVisitor(), email);
    const token = new URL(await linkOf(email)).searchParams.get('token') ?? '';
    const other = await newVisitor('other.test');
    expect((await other.get(`${API.passwordReset}?token=${token}`)).status).toBe(400);
    for (const bad of ['', 'x', '__proto__', '%00', 'A'.repeat(500), `f${'A'.repeat(22)}`])
      expect([bad, (await other.get(`${API.passwordReset}?token=${bad}`)).status]).toEqual([bad, 400]);
    const shard = createTenant(testEnv(), 'shop').member(shardOfEmail(email.toLowerCase()));
    expect(await shard.isResetLink(token.slice(1))).toBe(true);
  });
});

it('arbitrary requests never cause an internal error', async () => {
  const visitor = await customer();
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a@example.com', '__proto__', '\0', `f${'A'.repeat(22)}`),
    fc.jsonValue(),
  );
  const names = ['email', 'name', 'rememberMe', 'language', 'token', 'crumb', '__proto__'];
  const fields = fc.dictionary(fc.constantFrom(...names), word);
  const calls = [
    ['POST', API.session],
    ['POST', API.account],
    ['POST', API.locale],
    ['POST', API.passwordResetLink],
    ['POST', API.passwordReset],
    ['PUT', API.passwordReset],
    ['GET', API.passwordReset],
    ['DELETE', API.session],
  ] as const;
  // No valid passwords: hashing one takes a tenth of a second.
  const bodies = fc.oneof(
    fields.map((given) => JSON.stringify(given)),
    fc.json(),
    fields.map((given) => {
      // A value may be an object whose `toString` is not a function.
      const pairs = Object.entries(given).map(([name, each]) => [name, JSON.stringify(each)]);
      return String(new URLSearchParams(pairs));
    }),
  );
  const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      bodies,
      types,
      word,
      async ([method, path], body, type, token) => {
        const headers = { ...visitor.headers(), 'content-type': type };
        const query = String(new URLSearchParams({ token: String(JSON.stringify(token)) }));
        const response = await visitor.get(`${path}?${query}`, {
          method,
          headers,
          ...(method !== 'GET' && { body }),
        });
        expect([method, path, body, response.status < 500]).toEqual([method, path, body, true]);
        await response.body?.cancel();
      },
    ),
    { numRuns: propertyRuns(400) },
  );
});

import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse } from '../../../formatters/vocabulary/api/orders.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { MEMBER_COOKIE } from '../../middleware/member-session.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { PASSWORD, STORED_PASSWORD, storeMember } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { checkoutTenant, decidePayment, hiddenField, orderCart } from '../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../testing/customer.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';
import { shardOfEmail } from '../member/sign-in-limits.ts';

const SHELL = (type: number) =>
  `<!doctype html><title>Shell — Olaria</title><body data-type="${type}"><main><!--quoin:main--></main>`;

beforeAll(async () => {
  for (const [siteId, host] of [
    ['shop', 'shop.test'],
    ['other', 'other.test'],
  ] as const)
    await publishRelease(
      {
        files: {
          'index.html': 'home',
          '404.html': 'lost',
          'shop/p/book/index.html': 'the book',
          'shop/p/plate/index.html': 'the plate',
          '_shells/access-denied.html': SHELL(106),
          '_shells/paywall.html': SHELL(107),
          '_shells/message.html': SHELL(2),
          '_shells/checkout.html': SHELL(201),
          '_shells/order-confirmed.html': SHELL(202),
        },
        edgeData: {
          ...shopData({ website: { id: siteId, baseUrl: `https://${host}` } }),
          paywalls: [{ title: 'Lessons <1>', url: '/course', productIds: ['book', 'mug', 'draft'] }],
        },
        protected: [
          {
            access: { for: 'members' },
            below: ['club'],
            files: { 'club/index.html': '<body>the club</body>', 'assets/club.svg': '<svg>club</svg>' },
          },
          {
            access: { for: 'customers', productIds: ['book', 'mug', 'draft'] },
            below: ['course'],
            files: { 'course/index.html': 'all lessons', 'course/one/index.html': 'lesson one' },
          },
          {
            access: { for: 'customers', productIds: ['plate', 'book'] },
            files: { 'lesson/index.html': 'a lesson' },
          },
          {
            password: STORED_PASSWORD,
            files: { 'prices/index.html': 'prices', 'shop/p/mug/index.html': 'mug' },
          },
        ],
      },
      siteId,
    );
});

let people = 0;
const newEmail = () => `reader-${++people}@example.com`;

interface Reader extends TestCustomer {
  readonly email: string;
}

/** A signed-in customer. */
async function reader(email = newEmail(), host?: string): Promise<Reader> {
  const customer = await createTestCustomer(host);
  await storeMember(host === undefined ? 'shop' : 'other', email);
  const response = await customer.json('POST', API.session, { email, password: PASSWORD });
  expect(response.status).toBe(200);
  return { ...customer, email };
}

/** Buys a product; returns the order. */
async function buy(
  customer: TestCustomer,
  sku: string,
  email: string,
  decision: 'approve' | 'decline' = 'approve',
) {
  await customer.add(sku);
  const placed = await orderCart(customer, { email });
  const { orderId, redirectUrl } = await placed.json<OrderResponse>();
  const decided = await decidePayment(customer, redirectUrl, decision);
  return { orderId, orderUrl: decided.headers.get('location') ?? '' };
}

async function statusOf(visitor: Browser, path: string): Promise<number> {
  return (await visitor.get(path)).status;
}

/** Rows of the object of a customer; `query` has the email as its parameter. */
async function rowsOf(email: string, query: string) {
  const { MEMBER } = testEnv();
  const name = OBJECT_NAMES.member('shop', shardOfEmail(email));
  return runInDurableObject(MEMBER.get(MEMBER.idFromName(name)), (_, { storage }) =>
    storage.sql.exec(query, email).toArray(),
  );
}

async function emailedSubject(email: string): Promise<unknown> {
  const rows = await rowsOf(
    email,
    'SELECT subject FROM outbox WHERE recipient = ? ORDER BY rowid DESC LIMIT 1',
  );
  return rows[0]?.subject;
}

async function emailedLink(email: string): Promise<URL> {
  const rows = await rowsOf(email, 'SELECT text FROM outbox WHERE recipient = ? ORDER BY rowid DESC LIMIT 1');
  return new URL(/https:\/\/\S+/.exec(String(rows[0]?.text))?.[0] ?? '');
}

/** Opens the emailed link in a browser of its own and sets a password: what the owner of the email can do. */
async function followLink(email: string, password = 'brand new one') {
  const link = await emailedLink(email);
  const owner = createBrowser();
  const page = await (await owner.get(link.pathname + link.search)).text();
  const fields = ['crumb', 'token', 'path'].map((name) => [name, hiddenField(page, name)] as const);
  const response = await owner.form(API.passwordReset, { ...Object.fromEntries(fields), password });
  return { owner, response };
}

describe('a page for members', () => {
  it('is replaced by a page that says so (page type 106), whether or not it exists', async () => {
    for (const path of ['/club?from=email', '/club/none', '/club/']) {
      const response = await createBrowser().get(path);
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 403]);
      expect(page).toContain('<body data-type="106">');
      expect(page).toContain('<title>Members only — Olaria</title>');
      expect(page).not.toContain('the club');
      expect(page).toContain(`<input type="hidden" name="path" value="${path}">`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect(await statusOf(createBrowser(), '/assets/club.svg')).toBe(403);
    expect(await (await createBrowser().get('/club', { method: 'HEAD' })).text()).toBe('');
  });

  it('says who is signed in, and signs out without scripts', async () => {
    const visitor = await reader();
    const page = await (await visitor.get('/club?from=email')).text();
    expect(page).toContain('the club');
    expect(page).toContain(`You are signed in as ${visitor.email}.`);
    const left = await visitor.form(API.signOut, {
      crumb: hiddenField(page, 'crumb'),
      path: hiddenField(page, 'path'),
    });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/club?from=email']);
    expect(await statusOf(visitor, '/club')).toBe(403);
    const crumb = visitor.headers()[CRUMB_HEADER] ?? '';
    const again = await visitor.form(API.signOut, { crumb, path: 'https://elsewhere.example/' });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/']);
  });

  it('has no bar where a password opens it, and none in its files', async () => {
    const visitor = await reader();
    expect(await (await visitor.get('/assets/club.svg')).text()).toBe('<svg>club</svg>');
    expect((await visitor.get('/club', { method: 'HEAD' })).status).toBe(200);
    const fields = { password: PASSWORD, path: '/prices' };
    expect((await visitor.form(API.pagePassword, fields)).status).toBe(303);
    expect(await (await visitor.get('/prices')).text()).toBe('prices');
  });

  it('is shown to every signed-in account, and only while it is signed in', async () => {
    const visitor = await reader();
    const page = await visitor.get('/club');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('the club')]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await visitor.get('/assets/club.svg')).text()).toBe('<svg>club</svg>');
    expect(await statusOf(visitor, '/club/none')).toBe(404);
    expect(await statusOf(visitor, '/prices')).toBe(403);
    const session = visitor.cookies.get(MEMBER_COOKIE) ?? '';
    await visitor.json('DELETE', API.session, {});
    visitor.cookies.set(MEMBER_COOKIE, session);
    expect(await statusOf(visitor, '/club')).toBe(403);
  });

  it('is closed for an account of another site, a forged session and a deleted account', async () => {
    const visitor = await reader();
    const visitorElsewhere = await reader(newEmail(), 'other.test');
    expect(await statusOf(visitorElsewhere, '/club')).toBe(200);
    const own = visitor.cookies.get(MEMBER_COOKIE) ?? '';
    for (const cookie of [visitorElsewhere.cookies.get(MEMBER_COOKIE) ?? '', own.replace(/^./, 'f'), '']) {
      visitor.cookies.set(MEMBER_COOKIE, cookie);
      expect(await statusOf(visitor, '/club')).toBe(403);
    }
    visitor.cookies.set(MEMBER_COOKIE, own);
    expect(await statusOf(visitor, '/club')).toBe(200);
    await rowsOf(visitor.email, 'DELETE FROM members WHERE email = ?');
    expect(await statusOf(visitor, '/club')).toBe(403);
  });

  it('is opened by signing in on that page, without scripts', async () => {
    const email = newEmail();
    await storeMember('shop', email);
    const visitor = createBrowser();
    const page = await (await visitor.get('/club?from=email')).text();
    const fields = { crumb: hiddenField(page, 'crumb'), path: hiddenField(page, 'path'), email };
    const wrong = await visitor.form(API.session, { ...fields, password: 'wrong "one"' });
    const again = await wrong.text();
    expect(wrong.status).toBe(401);
    expect(again).toContain('<title>Incorrect email or password. — Olaria</title>');
    expect(again).toContain(
      `id="account-signIn-email" name="email" required type="email" autocomplete="username" maxlength="256" value="${email}"`,
    );
    expect(again).toContain('aria-describedby="account-signIn-password-help" aria-invalid="true" autofocus>');
    expect(again).not.toContain('wrong &quot;one');
    const right = await visitor.form(API.session, { ...fields, password: PASSWORD });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/club?from=email']);
    expect(await statusOf(visitor, '/club?from=email')).toBe(200);
  });

  it('is opened by creating an account on that page, after its errors', async () => {
    const visitor = createBrowser();
    const crumb = hiddenField(await (await visitor.get('/club')).text(), 'crumb');
    const create = (fields: Readonly<Record<string, string>>) =>
      visitor.form(API.account, {
        crumb,
        path: '/club',
        name: 'Ana <1>',
        email: newEmail(),
        password: PASSWORD,
        ...fields,
      });
    const short = await create({ password: 'short' });
    const page = await short.text();
    expect(short.status).toBe(400);
    expect(page).toContain('<details class="quoin-account-more" open><summary>Create account</summary>');
    expect(page).toContain('role="alert">Use at least 8 characters.</span>');
    expect(page).toContain('value="Ana &lt;1&gt;"');
    const done = await create({});
    expect([done.status, done.headers.get('location')]).toEqual([303, '/club']);
    expect(await statusOf(visitor, '/club')).toBe(200);
  });

  it('is opened with its whole query after a new password was chosen with the emailed link', async () => {
    const email = newEmail();
    await storeMember('shop', email);
    const visitor = createBrowser();
    const path = '/club?from=email&to=50%25';
    const page = await (await visitor.get(path)).text();
    const fields = ['crumb', 'path'].map((name) => [name, hiddenField(page, name)]);
    const sent = await visitor.form(API.passwordResetLink, { ...Object.fromEntries(fields), email });
    expect(sent.status).toBe(200);
    const { owner, response } = await followLink(email);
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect(await statusOf(owner, '/club')).toBe(200);
  });

  it('never leads to another site, and needs the crumb', async () => {
    const visitor = await createTestCustomer();
    const email = newEmail();
    await storeMember('shop', email);
    const crumb = hiddenField(await (await visitor.get('/club')).text(), 'crumb');
    for (const path of ['//evil.test/', '/\\evil.test', 'https://evil.test/', '/.//evil.test']) {
      const response = await visitor.form(API.session, { crumb, path, email, password: PASSWORD });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 404, null]);
    }
    const response = await visitor.form(API.session, { path: '/club', email, password: PASSWORD });
    expect([response.status, visitor.cookies.has(MEMBER_COOKIE)]).toEqual([403, false]);
  });
});

describe('a page for customers', () => {
  it('is replaced by a paywall (page type 107) with its public products, and ways to sign in', async () => {
    const response = await createBrowser().get('/course/one');
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).toContain('<body data-type="107">');
    expect(page).toContain('Buy Glaze book to view this page.');
    expect(page).toContain('<span class="quoin-paywall-price">€10.00</span>');
    expect(page).toContain(
      '<a class="quoin-paywall-buy" href="/shop/p/book"><span class="quoin-checkout-pay">Buy Glaze book</span></a>',
    );
    expect(page).toContain(`action="${API.session}"`);
    expect(page).not.toContain('lesson one');
    // It is behind a password.
    expect(page).not.toContain('Mug');
    const several = await (await createBrowser().get('/lesson')).text();
    expect(several).toContain('Buy one of these products to view this page.');
    expect(several).toContain('<span class="quoin-paywall-price">from €39.00</span>');
    expect(await statusOf(createBrowser(), '/course/none')).toBe(403);
  });

  it('is shown after a purchase while signed in, to that account only', async () => {
    const [customer, other] = [await reader(), await reader()];
    expect(await statusOf(customer, '/course')).toBe(403);
    // With any email: the session belongs to the customer.
    await buy(customer, 'BOOK', 'guest@example.com');
    const page = await customer.get('/course/one');
    expect([page.status, await page.text()]).toEqual([200, 'lesson one']);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await statusOf(other, '/course/one')).toBe(403);
    expect(await (await other.get('/course/one')).text()).toContain(
      `You are signed in as ${other.email}. No purchase of this account opens this page.`,
    );
  });

  it('is named on the page of the order and in its email, with what to do', async () => {
    const visitor = await createTestCustomer();
    const { orderId, orderUrl } = await buy(visitor, 'BOOK', 'guest@example.com');
    const page = await (await visitor.get(orderUrl)).text();
    expect(page).toContain('create one with guest@example.com and confirm the address.');
    expect(page).toContain('<a class="quoin-checkout-action" href="/course">Lessons &lt;1&gt;</a>');
    const emails = await checkoutTenant().store().listOutbox({ limit: 100 });
    const sent = emails.filter(({ id }) => id.startsWith(`order ${orderId} `));
    expect(sent.map(({ text }) => text).join()).toContain('Lessons <1>: https://shop.test/course');
    const other = await buy(visitor, 'PLATE-BLUE', 'guest@example.com');
    expect(await (await visitor.get(other.orderUrl)).text()).not.toContain('Included pages');
  });

  it('stays closed after a purchase of something else, and after a declined payment', async () => {
    const customer = await reader();
    await buy(customer, 'PLATE-BLUE', customer.email);
    expect([await statusOf(customer, '/course'), await statusOf(customer, '/lesson')]).toEqual([403, 200]);
    const declined = await reader();
    await buy(declined, 'BOOK', declined.email, 'decline');
    expect(await statusOf(declined, '/course')).toBe(403);
  });

  it('is closed again when the store cancels the order', async () => {
    const customer = await reader();
    const { orderId } = await buy(customer, 'BOOK', customer.email);
    expect(await statusOf(customer, '/course')).toBe(200);
    for (const state of ['pending', 'cancelled'] as const)
      await checkoutTenant().store().changeOrder({ orderId, state, actor: 'test' });
    expect(await statusOf(customer, '/course')).toBe(403);
  });

  it.each([
    ['refunds', { isRefunded: true, isRestocked: false }],
    ['returns', { isRefunded: false, isRestocked: true }],
  ])('is closed again when the store %s the fulfilled order', async (_, change) => {
    const customer = await reader();
    const { orderId } = await buy(customer, 'BOOK', customer.email);
    // No refund is due for a test payment.
    const { STORE } = testEnv();
    await runInDurableObject(STORE.get(STORE.idFromName(OBJECT_NAMES.store('shop'))), (__, { storage }) =>
      storage.sql.exec('UPDATE payments SET is_test = 0 WHERE order_id = ?', orderId).toArray(),
    );
    await checkoutTenant().store().changeOrder({ orderId, state: 'fulfilled', actor: 'test' });
    expect(await statusOf(customer, '/course')).toBe(200);
    await checkoutTenant()
      .store()
      .returnOrder({ orderId, actor: 'test', emails: [], ...change });
    expect(await statusOf(customer, '/course')).toBe(403);
  });

  it('is not opened by an account with the email of another customer’s order', async () => {
    const email = newEmail();
    await buy(await createTestCustomer(), 'BOOK', email.toUpperCase());
    // The attacker registers the address of the customer.
    const attacker = await reader(email);
    const page = await (await attacker.get('/course')).text();
    expect(page).not.toContain('all lessons');
    expect(page).toContain('confirm that it is yours');
    // The link goes to the owner of the address. Using it ends the session of the attacker.
    const fields = ['crumb', 'path', 'purpose'].map((name) => [name, hiddenField(page, name)]);
    const sent = await attacker.form(API.passwordResetLink, { ...Object.fromEntries(fields), email });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Check your email')]);
    expect(await emailedSubject(email)).toBe('Confirm your email for Olaria');
    expect(await statusOf(attacker, '/course')).toBe(403);
    const { owner, response } = await followLink(email);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/course']);
    expect(await (await owner.get('/course')).text()).toBe('all lessons');
    expect(await statusOf(attacker, '/course')).toBe(403);
    const signIn = await attacker.json('POST', API.session, { email, password: PASSWORD });
    expect(signIn.status).toBe(401);
  });

  it('is not opened by an account whose proven email is another one', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await buy(await createTestCustomer(), 'BOOK', email);
    const visitor = await reader(other);
    await visitor.json('POST', API.passwordResetLink, { email: other });
    const { owner } = await followLink(other);
    expect(await statusOf(owner, '/course')).toBe(403);
    const signIn = await owner.json('POST', API.session, { email: other, password: 'brand new one' });
    expect(signIn.status).toBe(200);
    const page = await (await owner.get('/course')).text();
    expect(page).toContain('No purchase of this account opens this page.');
    expect(page).not.toContain('confirm that it is yours');
  });

  it('asks for a password where the page has one', async () => {
    const page = await (await (await reader()).get('/prices')).text();
    expect(page).toContain(`action="${API.pagePassword}"`);
    const visitor = createBrowser();
    const opened = await visitor.form(API.pagePassword, { path: '/club', password: PASSWORD });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/club']);
    expect(await statusOf(visitor, '/club')).toBe(403);
  });
});

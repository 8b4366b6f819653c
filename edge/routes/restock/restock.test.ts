import { env, runDurableObjectAlarm } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditorOutboxResponse } from '../../../formatters/vocabulary/api/editor.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { RestockList } from '../../../formatters/vocabulary/api/restock.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { type Browser, createBrowser as createBrowserOf } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { PRODUCTS, product, shopData, variant } from '../../testing/shop.ts';

const PLATE = { productId: 'plate', variantId: 'plate-blue' };
const SOLD_OUT = { productId: 'bowl', variantId: 'bowl-one' };
const products = withStock(0);

function withStock(qtyInStock: number) {
  const variants = [variant({ id: 'bowl-one', sku: 'BOWL', qtyInStock })];
  return { ...PRODUCTS, bowl: product({ id: 'bowl', title: 'Bowl', variants }) };
}

const tenant = createTenant(testEnv(), 'shop');
const app = createApp();

/** Calls the app directly: many requests through the test pool get slower and slower. */
function createBrowser(host?: string, env: object = {}): Browser {
  return createBrowserOf(host, async (request) => app.fetch(request, { ...testEnv(), ...env }));
}

beforeAll(async () => {
  await publishRelease({ edgeData: shopData({ products }) });
});

async function newVisitor(): Promise<Browser> {
  const visitor = createBrowser();
  await visitor.get('/cart');
  return visitor;
}

async function signedIn(role: number = CONTRIBUTOR_ROLE['store-manager']): Promise<Browser> {
  const browser = createBrowser();
  await browser.get(`/config?key=${await tenant.account().createSignInKey('shop', role)}`);
  return browser;
}

async function member(email: string): Promise<Browser> {
  const visitor = await newVisitor();
  const account = await visitor.json('POST', API.account, { email, password: 'long enough', name: 'Rui' });
  expect(account.status).toBe(200);
  return visitor;
}

let people = 0;
/** An email that no other test uses. */
const newEmail = () => `person-${++people}@example.com`;

function signUp(visitor: Browser, fields: object = {}) {
  const body = { ...PLATE, siteVisitorEmail: newEmail(), isJoinMailingList: false, ...fields };
  return visitor.json('POST', API.restockSignUp, body);
}

async function list(browser: Browser, query: Readonly<Record<string, string>> = PLATE) {
  const response = await browser.get(`${API.restock}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as RestockList;
}

async function emails(browser: Browser, query: Readonly<Record<string, string>> = PLATE) {
  return ((await list(browser, query)).signUps ?? []).map(({ siteVisitorEmail }) => siteVisitorEmail);
}

async function sentEmails(to: string) {
  return (await tenant.restock().listOutbox({ limit: 10_000 })).filter((email) => email.to === to);
}

describe('signing up', () => {
  it('stores the values of the request (R-ERESTOCK-API-06)', async () => {
    const email = newEmail();
    const given = { siteVisitorEmail: ` ${email} `, isJoinMailingList: true, language: 'pt-PT' };
    expect((await signUp(await newVisitor(), given)).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    expect(signUps.filter(({ siteVisitorEmail }) => siteVisitorEmail === email)).toEqual([
      {
        ...PLATE,
        id: expect.any(String),
        siteVisitorEmail: email,
        isJoinMailingList: true,
        language: 'pt-PT',
        createdOn: expect.any(Number),
      },
    ]);
  });

  it('has this path (R-ERESTOCK-API-08)', async () => {
    const path = '/api/commerce/restock/sign-up-for-restock-notification';
    const body = { ...PLATE, siteVisitorEmail: newEmail(), isJoinMailingList: false };
    expect((await (await newVisitor()).json('POST', path, body)).status).toBe(200);
  });

  it('needs no account (R-ESESS-ROLE-03)', async () => {
    const visitor = await newVisitor();
    expect([...visitor.cookies.keys()]).toEqual(['crumb']);
    expect((await signUp(visitor)).status).toBe(200);
  });

  it('stores one request per variant and email (R-ERESTOCK-API-11)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const email = newEmail();
    const given = { siteVisitorEmail: email };
    const responses = await Promise.all([1, 2, 3].map(() => signUp(visitor, given)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await signUp(visitor, { siteVisitorEmail: email.toUpperCase() })).status).toBe(200);
    expect((await emails(owner)).filter((each) => each.toLowerCase() === email)).toEqual([
      email.toUpperCase(),
    ]);
    // Another variant has its own requests.
    expect((await signUp(visitor, { ...SOLD_OUT, siteVisitorEmail: email })).status).toBe(200);
    expect(await emails(owner, SOLD_OUT)).toContain(email);
  });

  it('may name a language (R-DATA-RESTOCK-02)', async () => {
    const [with_, without] = [newEmail(), newEmail()];
    const visitor = await newVisitor();
    expect((await signUp(visitor, { siteVisitorEmail: with_, language: 'pt-PT' })).status).toBe(200);
    expect((await signUp(visitor, { siteVisitorEmail: without })).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    const languageOf = (email: string) => signUps.find((each) => each.siteVisitorEmail === email)?.language;
    expect([languageOf(with_), languageOf(without)]).toEqual(['pt-PT', undefined]);
  });

  it.each([
    ['', 'Email cannot be blank (R-RESTOCK-VAL-01)'],
    ['   ', 'Email cannot be blank (R-RESTOCK-VAL-01)'],
    ['x', 'Email is invalid (R-RESTOCK-VAL-02)'],
    ['a@@b.museum', 'Email is invalid (R-RESTOCK-VAL-02)'],
    ['a@b.co\nbcc: c@d.co', 'Email is invalid (R-RESTOCK-VAL-02)'],
    [`${'a'.repeat(300)}@b.co`, 'Email is invalid (R-RESTOCK-VAL-02)'],
  ])('rejects %j: %s', async (siteVisitorEmail, title) => {
    const response = await signUp(await newVisitor(), { siteVisitorEmail });
    const message = title.slice(0, title.indexOf(' ('));
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('reports errors as message (R-ERESTOCK-API-07)', async () => {
    const response = await signUp(await newVisitor(), { siteVisitorEmail: 'x' });
    expect(await response.json()).toEqual({ error: 'Email is invalid', message: 'Email is invalid' });
  });

  it('accepts what an input of type email accepts, such as a long top-level domain', async () => {
    const siteVisitorEmail = `${newEmail()}.photography`;
    expect((await signUp(await newVisitor(), { siteVisitorEmail })).status).toBe(200);
  });

  it('requires a product and variant of this store (R-DATA-RESTOCK-01)', async () => {
    const visitor = await newVisitor();
    for (const fields of [
      { productId: undefined },
      { variantId: undefined },
      { productId: 1 },
      { siteVisitorEmail: null },
      { isJoinMailingList: 'yes' },
    ])
      expect([fields, (await signUp(visitor, fields)).status]).toEqual([fields, 400]);
    for (const fields of [{ productId: 'none' }, { variantId: '__proto__' }, { productId: 'constructor' }]) {
      const response = await signUp(visitor, fields);
      expect([response.status, await response.json()]).toMatchObject([404, { message: 'Item not found.' }]);
    }
  });

  it('requires the crumb', async () => {
    const otherVisitor = createBrowser();
    const rejected = await signUp(otherVisitor);
    expect([rejected.status, await rejected.json()]).toMatchObject([403, { crumbFail: true }]);
    expect((await signUp(otherVisitor)).status).toBe(200);
  });

  it('is limited to ten a minute per address', async () => {
    const visitor = createBrowser('shop.test', { CLIENT_ADDRESS_HEADER: 'x-address' });
    await visitor.get('/cart');
    const post = (address: string) =>
      visitor.json(
        'POST',
        API.restockSignUp,
        { ...PLATE, siteVisitorEmail: newEmail() },
        { 'x-address': address },
      );
    for (let turn = 0; turn < 10; turn++) expect((await post('192.0.2.5')).status).toBe(200);
    const rejected = await post('192.0.2.5');
    expect([rejected.status, await rejected.json()]).toMatchObject([
      429,
      { message: 'Please try again in a few seconds.' },
    ]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('192.0.2.6')).status).toBe(200);
  });

  describe('where there is a captcha', () => {
    const GOOD = 'test:PRODUCT_WAITLIST_SUBMISSION:0.9';

    /** Requests a notification of a site with a captcha. */
    async function signUpWith(token: object): Promise<Response> {
      const website = { id: 'other', captchaSiteKey: 'key' };
      await publishRelease({ edgeData: shopData({ products, website }) }, 'other');
      const visitor = createBrowser('other.test', { BOT_CHECK_URL: 'test' });
      await visitor.get('/cart');
      return signUp(visitor, token);
    }

    it('requires a token of its own action (R-EFORM-API-12)', async () => {
      expect((await signUpWith({ recaptchaEnterpriseToken: GOOD })).status).toBe(200);
      const ofForms = 'test:FORM_BLOCK_SUBMISSION:0.9';
      expect((await signUpWith({ recaptchaEnterpriseToken: ofForms })).status).toBe(401);
    });

    it('accepts the token as captchaKey, too (R-DATA-RESTOCK-03)', async () => {
      expect((await signUpWith({ captchaKey: GOOD })).status).toBe(200);
    });

    it.each([undefined, 'x'])('rejects %j as the token (R-RESTOCK-MSG-02)', async (token) => {
      const response = await signUpWith({ recaptchaEnterpriseToken: token });
      const message = 'Unable to submit form. Please try again later.';
      expect([response.status, await response.json()]).toMatchObject([401, { message }]);
    });
  });

  it('arbitrary bodies never cause an internal error', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('plate', 'plate-blue', 'a@b.co', '__proto__', '\0', '\ud800'),
      fc.jsonValue(),
    );
    const given = fc.dictionary(
      fc.constantFrom(
        'productId',
        'variantId',
        'siteVisitorEmail',
        'isJoinMailingList',
        'language',
        'captchaKey',
        'sendRequests',
        '__proto__',
      ),
      word,
    );
    const calls = [API.restockSignUp, API.restock, API.restockSend, API.restockSendAll];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), fc.oneof(given, fc.jsonValue()), async (path, body) => {
        const responses = await Promise.all([
          visitor.json('POST', path, body),
          owner.json('POST', path, body),
          visitor.form(path, textsOf(body)),
        ]);
        for (const { status } of responses) expect([path, body, status < 500]).toEqual([path, body, true]);
        await Promise.all(responses.map((result) => result.body?.cancel()));
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (cursor) => {
        for (const path of [API.restock, API.restockGroups]) {
          const response = await owner.get(`${path}?${new URLSearchParams({ cursor })}`);
          expect(response.status).toBe(200);
          await response.body?.cancel();
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a signed-in customer (R-ERESTOCK-API-09)', () => {
  it('needs no email (R-ERESTOCK-API-01)', async () => {
    const email = newEmail();
    const customer = await member(email);
    const body = { ...PLATE, language: 'en' };
    expect((await customer.json('POST', API.restock, body)).status).toBe(200);
    expect(await emails(await signedIn())).toContain(email);
    expect((await (await newVisitor()).json('POST', API.restock, body)).status).toBe(401);
  });

  it('sees only their own requests; others have no access (R-ERESTOCK-API-10)', async () => {
    const email = newEmail();
    const customer = await member(email);
    expect((await customer.json('POST', API.restock, { ...PLATE, language: 'en' })).status).toBe(200);
    expect(await emails(customer)).toEqual([email]);
    expect(await emails(customer, {})).toEqual([email]);
    expect((await (await newVisitor()).get(API.restock)).status).toBe(401);
    expect((await customer.get(API.restockGroups)).status).toBe(403);
  });

  it('does not see requests by others with the same email (R-ERESTOCK-API-10)', async () => {
    const email = newEmail();
    const visitor = await newVisitor();
    await signUp(visitor, { siteVisitorEmail: email, isJoinMailingList: true, language: 'pt' });
    await signUp(visitor, { ...SOLD_OUT, siteVisitorEmail: email });
    const before = (await list(await signedIn())).signUps?.find((each) => each.siteVisitorEmail === email);
    // The email of an account is not verified.
    const otherVisitor = await member(email);
    expect(await emails(otherVisitor, {})).toEqual([]);
    expect((await otherVisitor.json('POST', API.restock, { ...PLATE, language: 'en' })).status).toBe(200);
    await signUp(visitor, { siteVisitorEmail: email.toUpperCase(), isJoinMailingList: true, language: 'fr' });
    const seen = (await list(otherVisitor, {})).signUps ?? [];
    expect(seen).toMatchObject([
      { ...PLATE, isJoinMailingList: false, siteVisitorEmail: email, language: 'en' },
    ]);
    expect(seen[0]?.createdOn).toBeGreaterThanOrEqual(before?.createdOn ?? Number.NaN);
    expect(seen[0]?.id).not.toBe(before?.id);
    // One email per address.
    const owned = (await list(await signedIn())).signUps ?? [];
    expect(owned.filter((each) => each.siteVisitorEmail.toLowerCase() === email)).toHaveLength(1);
  });
});

describe('without scripts', () => {
  const plain = (fields: object = {}) => ({ ...PLATE, email: newEmail(), ...fields });

  it('signs up and shows a page (R-RESTOCK-MSG-04)', async () => {
    const fields = plain({ isJoinMailingList: 'on' });
    const response = await (await newVisitor()).form(API.restockSignUp, fields);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const text = await response.text();
    expect(text).toContain('Signed up!');
    expect(text).toContain('href="/shop/p/plate"');
    expect(await emails(await signedIn())).toContain(fields.email);
  });

  it('shows the message of the store (R-RESTOCK-MSG-03)', async () => {
    const store = { restockSuccessText: 'We will <b>write</b>.' };
    await publishRelease({ edgeData: shopData({ products, store, website: { id: 'other' } }) }, 'other');
    const visitor = createBrowser('other.test');
    const response = await visitor.form(API.restockSignUp, plain());
    expect(await response.text()).toContain('We will &lt;b&gt;write&lt;/b&gt;.');
  });

  it('a rejected form returns the entered values', async () => {
    const email = '"><script>alert(1)</script>';
    const response = await (await newVisitor()).form(API.restockSignUp, plain({ email }));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('Email is invalid');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>alert');
  });

  it('a form of another site is rejected', async () => {
    const response = await (await newVisitor()).get(API.restockSignUp, {
      method: 'POST',
      body: new URLSearchParams(plain()),
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });
});

describe('the dashboard', () => {
  describe('with more requests than a page has', () => {
    const query = { productId: 'clay', variantId: 'clay-one' };
    const sent = Array.from({ length: 120 }, newEmail);
    let owner: Browser;

    beforeAll(async () => {
      const visitor = await newVisitor();
      owner = await signedIn();
      for (const siteVisitorEmail of sent) await signUp(visitor, { ...query, siteVisitorEmail });
    });

    async function allPages(): Promise<readonly RestockList[]> {
      const pages = [await list(owner, query)];
      for (;;) {
        const cursor = pages.at(-1)?.nextPageCursor;
        if (cursor === undefined) return pages;
        pages.push(await list(owner, { ...query, cursor }));
      }
    }

    it('lists each request of a variant once (R-ERESTOCK-API-02)', async () => {
      const seen = (await allPages()).flatMap(({ signUps = [] }) => signUps);
      expect(seen.map(({ siteVisitorEmail }) => siteVisitorEmail).toSorted()).toEqual(sent.toSorted());
    });

    it('lists 50 per page, and says whether there is a next one (R-DATA-RESTOCK-04)', async () => {
      const pages = await allPages();
      expect(pages.map(({ signUps = [], hasNextPage }) => [signUps.length, hasNextPage])).toEqual([
        [50, true],
        [50, true],
        [20, false],
      ]);
    });
  });

  it('groups requests by variant, with open and notified ones (R-ERESTOCK-API-03)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const query = { productId: 'mug', variantId: 'mug-one' };
    await signUp(visitor, query);
    expect((await owner.json('POST', API.restockSend, query)).status).toBe(200);
    await signUp(visitor, query);
    await signUp(visitor, query);
    const response = await owner.get(API.restockGroups);
    const { signUpGroups = [], hasNextPage } = (await response.json()) as RestockList;
    expect(hasNextPage).toBe(false);
    expect(signUpGroups.find(({ productId }) => productId === 'mug')).toEqual({
      ...query,
      count: 2,
      notifiedCount: 1,
      // No email provider is set up.
      retainedCount: 1,
      latestOn: expect.any(Number),
    });
    const { productId, variantId } = query;
    const { signUps = [] } = await (
      await owner.get(`${API.restock}?${new URLSearchParams({ productId, variantId })}`)
    ).json<RestockList>();
    const known = signUps.map(({ notifiedOn, isRetained = false }) => [notifiedOn !== undefined, isRetained]);
    expect(known.toSorted()).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    const ofProduct = async (productId: string) =>
      (await (await owner.get(`${API.restockGroups}?productId=${productId}`)).json<RestockList>())
        .signUpGroups;
    expect(await ofProduct('mug')).toMatchObject([{ ...query, count: 2 }]);
    expect(await ofProduct('none')).toEqual([]);
  });

  it('shows whether the live site sends automatically, and the delivery status', async () => {
    const query = { productId: 'mug', variantId: 'mug-one' };
    const owner = await signedIn();
    const isAutomatic = async () =>
      (await (await owner.get(API.restockGroups)).json<RestockList>()).isAutomatic;
    expect(await isAutomatic()).toBe(false);
    expect(await (await owner.json('POST', API.restockSend, query)).json()).toMatchObject({
      isRetained: true,
    });
    const { store } = shopData();
    await publishRelease({
      edgeData: shopData({ products, store: { ...store, sendRestockAutomatically: true } }),
    });
    expect(await isAutomatic()).toBe(true);
    await publishRelease({ edgeData: shopData({ products }) });
  });

  it.each([
    ['admin', 200, 200],
    ['website-manager', 200, 200],
    ['store-manager', 200, 200],
    ['editor', 200, 403],
    ['viewer', 403, 403],
    ['reporting', 403, 403],
  ] as const)('lets %s read with %i and send with %i (R-ERESTOCK-API-10)', async (role, reads, sends) => {
    const browser = await signedIn(CONTRIBUTOR_ROLE[role]);
    expect((await browser.get(API.restock)).status).toBe(reads);
    expect((await browser.get(API.restockGroups)).status).toBe(reads);
    expect((await browser.json('POST', API.restockSend, PLATE)).status).toBe(sends);
  });

  it('is not available to visitors (R-ERESTOCK-API-10)', async () => {
    const visitor = await newVisitor();
    expect((await visitor.json('POST', API.restockSend, PLATE)).status).toBe(403);
    expect((await visitor.json('POST', API.restockSendAll, { sendRequests: [PLATE] })).status).toBe(403);
  });
});

describe('sending', () => {
  it('notifies the requests of a variant (R-ERESTOCK-API-04)', async () => {
    const owner = await signedIn();
    const email = newEmail();
    await signUp(await newVisitor(), { siteVisitorEmail: email });
    expect((await owner.json('POST', API.restockSend, PLATE)).status).toBe(200);
    expect(await sentEmails(email)).toMatchObject([
      {
        state: 'kept',
        subject: 'Tide plate (Blue) is back in stock',
        text: expect.stringContaining('https://shop.test/shop/p/plate'),
      },
    ]);
    const outbox = (await (await signedIn(CONTRIBUTOR_ROLE.admin)).get(API.editorOutbox)).json();
    const { messages } = (await outbox) as EditorOutboxResponse;
    expect(messages.some(({ to }) => to === email)).toBe(true);
  });

  it('notifies each request once, even with concurrent clicks (R-ERESTOCK-API-11)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const email = newEmail();
    await signUp(visitor, { siteVisitorEmail: email });
    const responses = await Promise.all([1, 2, 3].map(() => owner.json('POST', API.restockSend, PLATE)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sentEmails(email)).toHaveLength(1);
    // A request after a notification is open again.
    await signUp(visitor, { siteVisitorEmail: email });
    await owner.json('POST', API.restockSend, PLATE);
    expect(await sentEmails(email)).toHaveLength(2);
  });

  it('never links to an unknown host', async () => {
    const HOSTS = JSON.stringify({ 'shop.test': 'shop', '*': 'shop' });
    const visitor = createBrowser('evil.test', { HOSTS });
    await visitor.get('/cart');
    const email = newEmail();
    expect((await signUp(visitor, { siteVisitorEmail: email })).status).toBe(200);
    await (await signedIn()).json('POST', API.restockSend, PLATE);
    expect((await sentEmails(email)).map(({ text }) => text)).toEqual([
      'Good news: Tide plate (Blue) is back in stock.\n\nOlaria\n',
    ]);
  });

  it('notifies for several variants, all or none (R-ERESTOCK-API-05)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const [blue, sand] = [newEmail(), newEmail()];
    const other = { productId: 'plate', variantId: 'plate-sand' };
    await signUp(visitor, { siteVisitorEmail: blue });
    await signUp(visitor, { ...other, siteVisitorEmail: sand });
    const sendAll = (...sendRequests: object[]) => owner.json('POST', API.restockSendAll, { sendRequests });
    expect((await sendAll(PLATE, SOLD_OUT)).status).toBe(409);
    expect((await sendAll(PLATE, { productId: 'none', variantId: 'x' })).status).toBe(404);
    expect([...(await sentEmails(blue)), ...(await sentEmails(sand))]).toEqual([]);
    const response = await sendAll(PLATE, other);
    expect([response.status, await response.json()]).toMatchObject([200, { notified: 2 }]);
    expect((await sentEmails(blue)).length + (await sentEmails(sand)).length).toBe(2);
  });

  it('waits until the variant is in stock', async () => {
    const owner = await signedIn();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    const rejected = await owner.json('POST', API.restockSend, SOLD_OUT);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      409,
      { message: 'This item is still sold out. Add stock first.' },
    ]);
    expect(await sentEmails(email)).toEqual([]);
    expect(await setStock(owner, 4)).toBe(200);
    // Nothing is sent automatically unless enabled (R-ERESTOCK-API-12).
    expect(await sentEmails(email)).toEqual([]);
    expect((await owner.json('POST', API.restockSend, SOLD_OUT)).status).toBe(200);
    expect(await sentEmails(email)).toHaveLength(1);
    await setStock(owner, 0);
  });

  it('is automatic when stock rises, if enabled (R-ERESTOCK-API-12)', async () => {
    const store = { sendRestockAutomatically: true };
    await publishRelease({ edgeData: shopData({ products, store }) });
    const owner = await signedIn();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    await setStock(owner, 0);
    expect(await sentEmails(email)).toEqual([]);
    await setStock(owner, 2);
    await runStoreAlarm();
    await vi.waitFor(async () => expect(await sentEmails(email)).toHaveLength(1), { timeout: 20_000 });
    await setStock(owner, 0);
    await setStock(owner, 3);
    await runStoreAlarm();
    expect(await sentEmails(email)).toHaveLength(1);
    await publishRelease({ edgeData: shopData({ products }) });
  });

  it('is automatic when a release adds stock (R-ERESTOCK-API-12)', async () => {
    const store = { sendRestockAutomatically: true };
    await publishRelease({ edgeData: shopData({ products, store }) });
    const owner = await signedIn();
    await setStock(owner, 0);
    await runStoreAlarm();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    await publishRelease({ edgeData: shopData({ products: withStock(7), store }) });
    await runStoreAlarm();
    await vi.waitFor(async () => expect(await sentEmails(email)).toHaveLength(1), { timeout: 20_000 });
    await publishRelease({ edgeData: shopData({ products }) });
  });
});

/** The fields that a plain form can send. */
function textsOf(body: unknown): Record<string, string> {
  const pairs = Object.entries(Object(body) as object).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  return Object.fromEntries(pairs);
}

/**
 * The store reports restocked variants in its alarm, so that a crash after the change loses nothing. It may fire by
 * itself.
 */
function runStoreAlarm(): Promise<boolean> {
  return runDurableObjectAlarm(env.STORE.get(env.STORE.idFromName('shop')));
}

async function setStock(owner: Browser, qtyInStock: number): Promise<number> {
  const change = { sku: 'BOWL', ...SOLD_OUT, qtyInStock, unlimited: false };
  return (await owner.json('PUT', API.editorInventory, { changes: [change] })).status;
}

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { publishRelease } from '../../testing/release.ts';
import {
  createBrowser,
  emails,
  list,
  member,
  newEmail,
  newVisitor,
  PLATE,
  products,
  publishRestock,
  SOLD_OUT,
  signedIn,
  signUp,
} from '../../testing/restock.ts';
import { shopData } from '../../testing/shop.ts';

beforeAll(publishRestock);

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

  it('joins no mailing list unless it is asked for (R-ERESTOCK-API-06)', async () => {
    const email = newEmail();
    const given = { siteVisitorEmail: email, isJoinMailingList: undefined };
    expect((await signUp(await newVisitor(), given)).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    expect(signUps.filter(({ siteVisitorEmail }) => siteVisitorEmail === email)).toMatchObject([
      { isJoinMailingList: false },
    ]);
  });

  it('has its path', async () => {
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
    expect((await signUp(visitor, { siteVisitorEmail: with_, language: 'zh-Hant-TW' })).status).toBe(200);
    expect((await signUp(visitor, { language: 1 })).status).toBe(400);
    expect((await signUp(visitor, { siteVisitorEmail: without })).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    const languageOf = (email: string) => signUps.find((each) => each.siteVisitorEmail === email)?.language;
    expect([languageOf(with_), languageOf(without)]).toEqual(['zh-Hant-TW', undefined]);
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
    const siteVisitorEmail = newEmail();
    expect((await signUp(visitor, { siteVisitorEmail, isJoinMailingList: false })).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    expect(signUps.find((each) => each.siteVisitorEmail === siteVisitorEmail)).toMatchObject({
      ...PLATE,
      isJoinMailingList: false,
    });
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
      expect([response.status, await response.json()]).toMatchObject([
        404,
        { message: 'This item is not available.' },
      ]);
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
      expect((await signUpWith({ recaptchaEnterpriseToken: GOOD })).status).toBe(200);
      expect((await signUpWith({ captchaKey: 'x' })).status).toBe(401);
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
      { numRuns: propertyRuns(300) },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (cursor) => {
        for (const path of [API.restock, API.restockGroups]) {
          const response = await owner.get(`${path}?${new URLSearchParams({ cursor })}`);
          expect(response.status).toBe(200);
          await response.body?.cancel();
        }
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});

describe('a signed-in customer', () => {
  it('needs no email (R-ERESTOCK-API-01)', async () => {
    const email = newEmail();
    const customer = await member(email);
    const body = { ...PLATE, language: 'pt-PT' };
    expect((await customer.json('POST', API.restock, body)).status).toBe(200);
    const { signUps = [] } = await list(await signedIn());
    expect(signUps.filter(({ siteVisitorEmail }) => siteVisitorEmail === email)).toMatchObject([body]);
  });

  it('has a path of their own, which others may not use (R-ERESTOCK-API-09)', async () => {
    const body = { ...PLATE, language: 'en' };
    expect((await (await newVisitor()).json('POST', API.restock, body)).status).toBe(401);
  });

  it('signs up with the email of the account, whatever the request says (R-ERESTOCK-API-09)', async () => {
    const [own, other] = [newEmail(), newEmail()];
    await (await member(own)).json('POST', API.restock, { ...PLATE, siteVisitorEmail: other });
    const stored = await emails(await signedIn());
    expect(stored.filter((email) => email === own || email === other)).toEqual([own]);
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

/** The fields that a plain form can send. */
function textsOf(body: unknown): Record<string, string> {
  const pairs = Object.entries(Object(body) as object).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  return Object.fromEntries(pairs);
}

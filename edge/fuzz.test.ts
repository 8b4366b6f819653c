import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { minorUnits, settingsSchema } from '../compiler/model/index.ts';
import { propertyRuns } from '../fixtures/property-runs.ts';
import { CRUMB_HEADER } from '../formatters/vocabulary/api/cookies.ts';
import { API, EDGE_PAGES } from '../formatters/vocabulary/api/paths.ts';
import { CURRENCIES } from '../formatters/vocabulary/store/currency.ts';
import { createApp } from './app.ts';
import { createTenant } from './tenancy/tenant.ts';
import { createContractCheck } from './testing/api-contract.ts';
import { createBrowser } from './testing/browser.ts';
import { createTestBuildService } from './testing/build-service.ts';
import { GERMAN_MONEY } from './testing/german-money.ts';
import { publishRelease, testEnv } from './testing/release.ts';
import { shopData } from './testing/shop.ts';

/** No request causes an internal error (edge 6, S1 and S4). */

const app = createApp();
const env = { ...testEnv(), BUILD_SERVICE: createTestBuildService().fetcher };
const serve = async (request: Request) => app.fetch(request, env);
const contractViolation = createContractCheck(app);
const HEADERS = { authorization: 'Bearer admin-token-of-the-tests' };

/** Cookies and crumbs of a visitor with a cart and of the owner. */
const visitor: Record<string, string> = {};
const owner: Record<string, string> = {};

const SHELL = '<!doctype html><title>x</title><main><!--quoin:main--></main>';
const SHELLS = ['cart', 'checkout', 'order-confirmed', 'search', 'message'];
const SITE = {
  'index.html': SHELL,
  '404.html': SHELL,
  ...Object.fromEntries(SHELLS.map((name) => [`_shells/${name}.html`, SHELL])),
};

beforeAll(async () => {
  await publishRelease({ files: SITE, edgeData: shopData() });
  const customer = createBrowser('shop.test', serve);
  await customer.get('/cart');
  await customer.json('POST', API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: 1 });
  Object.assign(visitor, customer.headers());
  await signIn();
});

/** Also after a request has ended the session. */
async function signIn(): Promise<void> {
  const editor = createBrowser('shop.test', serve);
  await editor.get(`/config?key=${await createTenant(env, 'shop').account().createSignInKey('shop')}`);
  Object.assign(owner, editor.headers());
}

const ADMIN = ['import', 'activate', 'publish', 'releases', 'rollback', 'sign-in-key', 'accounts', 'no'];
const ADDRESSES = [
  ...Object.values(API),
  ...Object.values(EDGE_PAGES),
  ...ADMIN.map((path) => `/_admin/${path}`),
  '/',
  '/config/_app/x',
  '/config/_canvas',
  '/config/x',
  '/%',
  '/..%2f..%2fetc',
  '//evil.test',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'image/png',
  ';',
  '',
];
/** Field names that endpoints read. */
const NAMES = [
  'cartToken key email name country shippingOptionId action coupon itemId sku quantity entryId remove crumb payment',
  'decision order token limit cursor width filename id docs keys message transaction ops base form formId fields',
  'page content password role roles changes expected states __proto__ constructor toString collectionId variantId',
  'problem q mock timecode next rememberMe amountCents additionalFields code shippingLocation lines url stack events',
].flatMap((line) => line.split(' '));

const text = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'mug',
    'MUG',
    'order',
    'remove x',
    'page:home',
    '__proto__',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.constant(JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`) as unknown),
);
const fields = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 5 });
const body = fc.oneof(
  fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  fields.map((pairs) => new URLSearchParams(pairs.map(([name, each]) => [name, textOf(each)])).toString()),
  fields.map((pairs) => multipart(pairs.map(([name, each]) => [name, textOf(each)]))),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constant('--x\r\nContent-Disposition: form-data; name="crumb"; filename="\r\n'),
  fc.constant('x'.repeat(70_000)),
);

/** Random objects may have a `toString` that is not a function. */
function textOf(each: unknown): string {
  return typeof each === 'object' ? JSON.stringify(each) : String(each);
}

function multipart(pairs: readonly (readonly [string, string])[]): string {
  const parts = pairs.map(
    ([name, each]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${each}\r\n`,
  );
  return `${parts.join('')}--x--`;
}

const request = fc.record({
  method: fc.constantFrom(...METHODS),
  address: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ADDRESSES) },
    { weight: 1, arbitrary: fc.webPath() },
  ),
  part: text,
  query: fc.array(fc.tuple(fc.constantFrom(...NAMES), text), { maxLength: 4 }),
  type: fc.constantFrom(...TYPES),
  body,
  who: fc.constantFrom('otherVisitor', 'visitor', 'owner', 'command line'),
  cookie: fc.option(fc.stringMatching(/^[!-~]{0,60}$/), { nil: undefined }),
  accept: fc.constantFrom('text/html', 'application/json', '*/*'),
});

type Given = typeof request extends fc.Arbitrary<infer Type> ? Type : never;

function headersOf({ who, type, cookie, accept }: Given): Headers {
  const known = { otherVisitor: {}, visitor, owner, 'command line': HEADERS }[who];
  const headers = new Headers({ ...known, accept, 'content-type': type });
  if (cookie !== undefined && who !== 'visitor') {
    const forged = `CART=${cookie}; crumb=${cookie}; quoin_session=${cookie}`;
    headers.set('cookie', who === 'owner' ? `${headers.get('cookie')}; CART=${cookie}` : forged);
    if (who === 'otherVisitor') headers.set(CRUMB_HEADER, cookie);
  }
  return headers;
}

function requestOf(given: Given): Request {
  const { method, address, part, query, body: content } = given;
  const path = address.replace(/:([A-Za-z]+)/g, () => encodeURIComponent(part.toWellFormed()) || 'x');
  const search = new URLSearchParams(query.map(([name, each]) => [name, each])).toString();
  return new Request(`https://shop.test${path}?${search}`, {
    method,
    headers: headersOf(given),
    redirect: 'manual',
    ...(method !== 'GET' && method !== 'HEAD' && { body: content }),
  });
}

describe('arbitrary requests', () => {
  it('never cause an internal error, and get only responses that the OpenAPI document describes (R-ESITE-SRV-01)', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const response = await serve(requestOf(given));
        expect([given.method, given.address, response.status < 500]).toEqual([
          given.method,
          given.address,
          true,
        ]);
        expect(
          await contractViolation({ method: given.method, path: given.address }, response),
        ).toBeUndefined();
        if (given.address === API.logout && given.who === 'owner') await signIn();
        // Streams of events have no end.
        if (response.headers.get('content-type') === 'text/event-stream') return response.body?.cancel();
        const content = await response.text();
        const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
        if (response.status < 400 || given.method === 'HEAD' || !isJson) return;
        const rejection = JSON.parse(content) as { readonly message?: unknown; readonly error?: unknown };
        expect(typeof rejection.message).toBe('string');
        expect(typeof rejection.error).toBe('string');
        expect(content).not.toMatch(/SqlError|SQLITE|at Object\.|edge\/|TypeError/);
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  it('to an unknown host are rejected before an object is used', async () => {
    await fc.assert(
      fc.asyncProperty(fc.domain(), async (host) => {
        const response = await serve(new Request(`https://${host}/api/commerce/shopping-cart`));
        expect(response.status).toBe(404);
        await response.body?.cancel();
      }),
      { numRuns: propertyRuns(50) },
    );
  });
});

/** Values of `site.json`; the schema decides which reach a release. */
const settings = fc
  .record({
    language: fc.oneof(
      fc.constantFrom('en', 'pt_PT', 'zh-Hant-TW', 'en-x1', 'ar', 'xx', 'de-DE-DE', 'tlh'),
      fc.stringMatching(/^[a-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,2}$/),
    ),
    timeZone: fc.constantFrom('Europe/Lisbon', 'Pacific/Apia', 'UTC', '+05:30', 'Etc/GMT+12', 'nowhere'),
    currency: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<string>(...CURRENCIES) },
      { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{3}$/) },
    ),
    cost: fc.oneof(
      fc.constantFrom<string | number>('0', '999999999999999.99', '0.000001', 1e21, 1e-7, 5),
      fc.stringMatching(/^\d{1,15}(\.\d{1,6})?$/),
    ),
    ratePercent: fc.stringMatching(/^\d{1,3}(\.\d{1,6})?$/),
    siteTitle: text.filter((title) => title !== ''),
    isCldr: fc.boolean(),
  })
  .map(({ language, timeZone, currency, cost, ratePercent, siteTitle, isCldr }) =>
    settingsSchema.safeParse({
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle, language, timeZone },
      websiteSettings: {
        storeSettings: {
          currency,
          shippingOptions: { post: { order: 'a', name: 'Post', cost: { value: cost, currency } } },
          taxRules: { tax: { order: 'a', name: 'Tax', ratePercent } },
        },
      },
      featureFlags: { useCLDRMoneyFormat: isCldr },
    }),
  );

/** As output by the compiler. */
function dataOf({ website, websiteSettings, featureFlags }: z.infer<typeof settingsSchema>) {
  const { currency, shippingOptions, taxRules } = websiteSettings.storeSettings;
  return shopData({
    website: { title: website.siteTitle, language: website.language, timeZone: website.timeZone },
    store: {
      currency,
      ...(featureFlags.useCLDRMoneyFormat && { moneyPattern: { ...GERMAN_MONEY, currency } }),
      shippingOptions: Object.entries(shippingOptions).map(([id, { name, cost }]) => ({
        id,
        name,
        costCents: minorUnits(cost),
      })),
      taxRules: Object.entries(taxRules).map(([id, { name, ratePercent, appliesToShipping }]) => ({
        id,
        name,
        ratePercent,
        appliesToShipping,
      })),
    },
  });
}

describe('arbitrary settings', () => {
  it('accepted by the schema render cart, checkout and search', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(settings, async (parsed) => {
        if (!parsed.success) return;
        accepted += 1;
        await publishRelease({ files: SITE, edgeData: dataOf(parsed.data) });
        for (const address of [EDGE_PAGES.cart, EDGE_PAGES.checkout, '/search?q=mug', API.cart]) {
          const response = await serve(new Request(`https://shop.test${address}`, { headers: visitor }));
          const { language, timeZone } = parsed.data.website;
          expect([address, language, timeZone, response.status]).toEqual([address, language, timeZone, 200]);
          await response.body?.cancel();
        }
      }),
      { numRuns: propertyRuns(150) },
    );
    expect(accepted).toBeGreaterThan(5);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formSchema } from '../../../compiler/model/index.ts';
import {
  API,
  CONTRIBUTOR_ROLE,
  COOKIES,
  type EditorCensusAnswer,
  pathTo,
} from '../../../formatters/vocabulary/index.ts';
import { createApp } from '../../app.ts';
import type { Env } from '../../env.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';
import { siteDay } from './site-day.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const app = createApp();
const files = {
  'index.html': '<!doctype html>',
  'journal/a b/index.html': '<!doctype html>',
  'assets/a.css': 'a{}',
};
const forms = { contact: formSchema.parse({ name: 'Contact', fields: {} }) };

/** Sites of which no other test counts anything. */
const HOSTS = JSON.stringify({ 'shop.test': 'shop', 'other.test': 'other', 'quiet.test': 'quiet' });

beforeAll(async () => {
  await publishRelease({ files, edgeData: { ...shopData(), forms } });
});

interface Visitor {
  readonly agent?: string;
  readonly address?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(path: string, init: RequestInit, visitor: Visitor = {}): Promise<Response> {
  const { agent = PHONE, address = '', host = 'shop.test', headers = {} } = visitor;
  const request = new Request(`https://${host}${path}`, {
    method: 'POST',
    ...init,
    headers: {
      origin: `https://${host}`,
      'user-agent': agent,
      'x-address': address,
      ...headers,
      ...(init.headers as Record<string, string>),
    },
  });
  return Promise.resolve(app.fetch(request, { ...testEnv(), HOSTS, CLIENT_ADDRESS_HEADER: 'x-address' }));
}

/** As a page's program sends it. */
function tell(path: string, fields: Readonly<Record<string, string>>, visitor?: Visitor): Promise<Response> {
  return ask(path, { body: new URLSearchParams(fields) }, visitor);
}

function hit(event: number, data: object, visitor?: Visitor, cookie = 'ana|1|1|1|1'): Promise<Response> {
  return tell(API.recordHit, { event: String(event), data: JSON.stringify(data), ss_cvr: cookie }, visitor);
}

async function signedIn(role: number = CONTRIBUTOR_ROLE.admin, host = 'shop.test'): Promise<Browser> {
  const browser = createBrowser(host, async (request) => app.fetch(request, { ...testEnv(), HOSTS }));
  const tenant = createTenant(testEnv(), host.split('.')[0] ?? '');
  await browser.get(`/config?key=${await tenant.account().createSignInKey(tenant.siteId, role)}`);
  return browser;
}

async function census(query = '', host = 'shop.test'): Promise<EditorCensusAnswer> {
  const response = await (await signedIn(CONTRIBUTOR_ROLE.admin, host)).get(`${API.editorCensus}${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const today = () => siteDay('Europe/Lisbon', Date.now());

async function sums(host?: string) {
  const { days } = await census('', host);
  return days.find(({ day }) => day === today())?.counts ?? {};
}

async function named(kind: keyof EditorCensusAnswer['names'], host?: string) {
  const { names } = await census('', host);
  return Object.fromEntries((names[kind] ?? []).map(({ name, count }) => [name, count]));
}

/** What one thing adds to the sums. */
async function added(step: () => Promise<unknown>) {
  const before = await sums();
  await step();
  const after = await sums();
  const kinds = Object.keys(after) as (keyof typeof after)[];
  const pairs = kinds.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)] as const);
  return Object.fromEntries(pairs.filter(([, count]) => count !== 0));
}

describe('RecordHit (R-ECENSUS-API-01)', () => {
  it('counts a page view with its page and where it came from, and answers nothing', async () => {
    const counts = await added(async () => {
      const response = await hit(1, {
        pagePath: '/journal/a%20b',
        referrer: 'https://www.search.example/find?q=secret',
      });
      expect([response.status, await response.text()]).toEqual([204, '']);
    });
    expect(counts).toMatchObject({ view: 1, referrer: 1 });
    expect(await named('view')).toMatchObject({ '/journal/a%20b': 1 });
    expect(await named('referrer')).toEqual({ 'search.example': 1 });
  });

  it('counts the other kinds, and refuses kinds that are none (R-ECENSUS-API-08)', async () => {
    const data = { pagePath: '/' };
    expect(await added(() => hit(2, { query: ' Blue   Plates ' }))).toEqual({ search: 1 });
    expect(await added(() => hit(10, data))).toEqual({ heartbeat: 1 });
    expect(await added(() => hit(20, data))).toEqual({ audio: 1 });
    expect(await added(() => hit(21, data))).toEqual({ video: 1 });
    expect(await named('search')).toEqual({ 'blue plates': 1 });
    const refused = async () => {
      for (const event of ['99', '0', '', '1.0', 'view', '__proto__', 'constructor']) {
        const response = await tell(API.recordHit, { event, data: '{}', ss_cvr: '' });
        expect([event, response.status]).toEqual([event, 400]);
        expect(await response.json()).toHaveProperty('error');
      }
      for (const text of ['', '[]', 'null', '1', '{', '"x"', `${'['.repeat(9000)}`])
        expect((await tell(API.recordHit, { event: '1', data: text })).status).toBe(400);
    };
    expect(await added(refused)).toEqual({});
  });

  it('counts a visitor once a day, by address and browser', async () => {
    const at = (address: string, agent = PHONE) => hit(1, { pagePath: '/' }, { address, agent });
    const counts = await added(async () => {
      await Promise.all([1, 2, 3].map(() => at('203.0.113.1')));
      await at('203.0.113.1', DESKTOP);
      await at('203.0.113.2');
    });
    expect(counts).toEqual({ view: 5, visitor: 3 });
  });

  it('tells visitors apart by their cookie where no address is known, and a cookie is not needed', async () => {
    const by = (cookie: string) => hit(1, { pagePath: '/' }, {}, cookie);
    const counts = await added(async () => {
      await by('rui|1|1|1|1');
      await by('rui|1|1|2|2');
      await by('eva|1|1|1|1');
      await tell(API.recordHit, { event: '1', data: '{"pagePath":"/"}' });
    });
    expect(counts).toEqual({ view: 4, visitor: 3 });
  });

  it('counts pages that there are, and nothing else', async () => {
    const counts = await added(async () => {
      for (const pagePath of [
        '/none',
        '/assets/a.css',
        '//evil',
        '/%00',
        'index.html',
        '__proto__',
        '',
        7,
        '/?x',
      ])
        expect((await hit(1, { pagePath })).status).toBe(204);
      expect((await hit(1, {})).status).toBe(204);
      await hit(1, { pagePath: '/cart' });
    });
    expect(counts).toMatchObject({ view: 1 });
  });

  it('keeps no words that may be somebody’s, and not its own pages as where people came from', async () => {
    for (const query of ['ana@example.com', '+351 912345678', ' ', 'x'.repeat(300)]) await hit(2, { query });
    for (const referrer of [
      'https://shop.test/a',
      'https://192.0.2.1/',
      'javascript:alert(1)',
      'x',
      'ftp://a.b',
    ])
      await hit(1, { pagePath: '/', referrer });
    expect(await named('search')).toEqual({ 'blue plates': 1 });
    expect(await named('referrer')).toEqual({ 'search.example': 1 });
  });
});

describe('the other calls of pages', () => {
  const page = { visitorCookie: 'ana|1|1|1|1', pagePath: '/' };

  it('count buttons, forms, popups and quick views (R-ECENSUS-API-02 and R-ECENSUS-API-03, R-ECENSUS-API-04, R-ECENSUS-API-05, R-ECENSUS-API-06)', async () => {
    const expected = [
      [API.buttonClick, { ...page, blockId: 'block-7' }, 'button-click', 'block-7'],
      [API.buttonRender, { ...page, blockId: 'block-7' }, 'button-render', 'block-7'],
      [API.formRender, { ...page, formId: 'contact' }, 'form-render', 'contact'],
      [API.overlay, { ...page, event: 'shown', version: '1' }, 'overlay', 'shown'],
      [pathTo('quickView', { itemId: 'mug' }), page, 'quick-view', 'mug'],
    ] as const;
    for (const [path, fields, kind, name] of expected) {
      const counts = await added(async () => expect((await tell(path, fields)).status).toBe(204));
      expect([path, counts]).toEqual([path, { [kind]: 1 }]);
      expect(await named(kind)).toEqual({ [name]: 1 });
    }
    const asJson = {
      body: JSON.stringify({ event: 'closed' }),
      headers: { 'content-type': 'application/json' },
    };
    expect(await added(() => ask(API.overlay, asJson))).toEqual({ overlay: 1 });
  });

  it('count what the site has, and refuse what an overlay cannot do (R-ECENSUS-API-07)', async () => {
    const counts = await added(async () => {
      for (const id of ['none', '__proto__', 'constructor']) {
        expect((await tell(API.formRender, { formId: id })).status).toBe(204);
        expect((await tell(pathTo('quickView', { itemId: id }), {})).status).toBe(204);
      }
      expect((await tell(API.overlay, { event: 'exploded' })).status).toBe(400);
      expect((await tell(API.overlay, {})).status).toBe(400);
      await tell(API.buttonClick, { blockId: '<script>' });
    });
    expect(counts).toEqual({ 'button-click': 1 });
    expect(await named('button-click')).toEqual({ 'block-7': 1 });
  });
});

describe('who is not counted', () => {
  const view = (visitor: Visitor) => hit(1, { pagePath: '/' }, visitor);

  it('programs, and who asks not to be', async () => {
    const agents = [
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      'python-requests/2.31',
    ];
    const counts = await added(async () => {
      for (const agent of agents) expect((await view({ agent })).status).toBe(204);
      expect((await view({ headers: { dnt: '1' } })).status).toBe(204);
      expect((await view({ headers: { 'sec-gpc': '1' } })).status).toBe(204);
    });
    expect(counts).toEqual({});
  });

  it('nobody who has not agreed where the site asks for that (R-ECENSUS-API-08, R-DATA-COOKIE-11)', async () => {
    const edgeData = shopData({ website: { id: 'other', needsConsent: true } });
    await publishRelease({ files, edgeData }, 'other');
    const host = 'other.test';
    const cookie = (value: string) => ({ cookie: `${COOKIES.consent.name}=${value}` });
    for (const headers of [{}, cookie('false'), cookie('')]) {
      expect((await view({ host, headers })).status).toBe(204);
    }
    expect(await sums(host)).toEqual({});
    await view({ host, headers: cookie('true') });
    expect(await sums(host)).toEqual({ view: 1, visitor: 1 });
  });

  it('nobody before there is a site', async () => {
    expect((await view({ host: 'quiet.test' })).status).toBe(204);
    expect(await sums('quiet.test')).toEqual({});
  });

  it('pages of other sites', async () => {
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    for (const path of [API.recordHit, API.overlay, API.performance, API.eventsPipeline])
      expect([path, (await tell(path, { event: '1', data: '{}' }, foreign)).status]).toEqual([path, 403]);
  });

  it('anybody while the counting object is broken, and nobody is told (R-ETELE-API-09)', async () => {
    const broken = {
      idFromName: () => 'id',
      get: () => ({ add: () => Promise.reject(new Error('disk full')) }),
    };
    const request = new Request(`https://shop.test${API.overlay}`, {
      method: 'POST',
      body: new URLSearchParams({ event: 'shown' }),
      headers: { 'user-agent': PHONE },
    });
    const env = { ...testEnv(), CENSUS: broken as unknown as Env['CENSUS'] };
    expect((await app.fetch(request, env)).status).toBe(204);
  });

  it('an address after 120 calls a minute (R-ETELE-API-09)', async () => {
    const visitor = { address: '203.0.113.9' };
    for (let turn = 0; turn < 120; turn++)
      expect((await hit(10, { pagePath: '/' }, visitor)).status).toBe(204);
    const refused = await hit(10, { pagePath: '/' }, visitor);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: 'Please try again in a few seconds.' },
    ]);
    expect((await hit(10, { pagePath: '/' }, { address: '203.0.113.10' })).status).toBe(204);
  });
});

describe('performance records', () => {
  const record = (fields: object = {}) => ({
    app: 'visitor',
    event: 'page_speed',
    data: { pathname: '/', lcp: { value: 2500, rating: 'good' }, cls: { value: 0.11 }, marketingId: 'ana' },
    pageLoadId: 'load',
    timestamp: 1,
    ...fields,
  });
  const send = (records: unknown, visitor?: Visitor) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    return ask(API.performance, { body: JSON.stringify(records), headers }, visitor);
  };

  it('are taken as text/plain and answered with nothing (R-ETELE-API-07, R-ETELE-API-08)', async () => {
    const response = await send([
      record(),
      record({ event: 'a16y', data: { prefersReducedMotion: true, prefersContrast: 'no-preference' } }),
      record({ event: 'image', data: { visibleOnLoad: true } }),
      record({ event: 'user', data: {} }),
    ]);
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { speed } = await census();
    const sum = { count: 1, good: 1, needsImprovement: 0, poor: 0 };
    expect(speed).toMatchObject([
      { path: '', metric: 'lcp', ...sum },
      { path: '', metric: 'cls', ...sum, good: 0, needsImprovement: 1 },
      { path: '/', metric: 'lcp', ...sum },
      { path: '/', metric: 'cls' },
    ]);
    expect(await named('preference')).toEqual({ asked: 1, prefersReducedMotion: 1 });
  });

  it.each([
    ['no list', { records: [] }],
    ['text', 'x'],
    ['a record without pageLoadId (R-DATA-PERF-01)', [record({ pageLoadId: undefined })]],
    ['a record of another kind (R-DATA-PERF-02)', [record({ event: 'video' })]],
    ['a record without app', [record({ app: 1 })]],
    ['data that is none', [record({ data: [] })]],
    ['too many', Array.from({ length: 101 }, () => ({ ...record(), data: {} }))],
  ])('%s is refused (R-ETELE-API-07)', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('over 64 kB are refused with 413 (R-ETELE-API-08)', async () => {
    expect((await send([record({ data: { hash: 'x'.repeat(66_000) } })])).status).toBe(413);
  });

  it('with values that cannot be are taken without them', async () => {
    const lcp = (value: unknown) => record({ data: { pathname: '/', lcp: { value } } });
    const values = [-1, 1e12, 'x', null, {}, undefined].map(lcp);
    const strange = [record({ data: { pathname: '/', lcp: null, cls: 7, __proto__: { value: 1 } } })];
    const elsewhere = [record({ data: { pathname: '/none', lcp: { value: 1 } } })];
    expect((await send([...values, ...strange, ...elsewhere])).status).toBe(204);
    expect((await census()).speed.find(({ metric }) => metric === 'lcp')?.count).toBe(1);
  });

  it('of one address are taken a hundred times a minute (R-ETELE-API-09)', async () => {
    const visitor = { address: '203.0.113.20' };
    for (let turn = 0; turn < 100; turn++) expect((await send([], visitor)).status).toBe(204);
    expect((await send([], visitor)).status).toBe(429);
  });
});

describe('events and errors', () => {
  async function page(): Promise<Browser> {
    const env = { ...testEnv(), HOSTS };
    const browser = createBrowser('shop.test', async (request) => {
      request.headers.set('user-agent', PHONE);
      return app.fetch(request, env);
    });
    await browser.get('/cart');
    return browser;
  }

  it('RecordEvent takes crumb, event and data as a form (R-ETELE-API-03)', async () => {
    const browser = await page();
    const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
    const post = (fields: Record<string, string>) => browser.form(API.recordEvent, fields);
    const counts = await added(async () => {
      expect((await post({ crumb, event: 'add_to_cart', data: '{"cart_id":"c"}' })).status).toBe(204);
      expect((await post({ crumb, event: 'ana@example.com', data: '{}' })).status).toBe(204);
      expect((await post({ crumb, event: 'add_to_cart', data: 'x' })).status).toBe(400);
      expect((await post({ crumb, event: '', data: '{}' })).status).toBe(400);
      expect((await post({ event: 'add_to_cart', data: '{}' })).status).toBe(403);
    });
    expect(counts).toEqual({ event: 2 });
    expect(await named('event')).toEqual({ add_to_cart: 1, unclassified: 1 });
  });

  it('the pipeline takes content and schema name, any name (R-ETELE-API-04, R-ETELE-API-06)', async () => {
    const browser = await page();
    const post = (body: unknown) => browser.json('POST', API.eventsPipeline, body);
    const response = await post({ eventContent: { a: 1 }, eventSchemaName: 'brand-new' });
    expect([response.status, await response.json()]).toEqual([202, {}]);
    expect(await named('schema')).toEqual({ unclassified: 1 });
    for (const body of [{}, { eventContent: {} }, { eventContent: 1, eventSchemaName: 'x' }, [], null])
      expect((await post(body)).status).toBe(400);
  });

  it('errors are a list, need the crumb, and are kept once without whose they were (R-ETELE-API-01, R-ETELE-API-02)', async () => {
    const browser = await page();
    const error = {
      event: 'javascript_error',
      timestamp: 1,
      data: {
        message: 'ana@example.com is not a function',
        stack: 'at https://shop.test/assets/a.js?token=1:10:3',
        url: 'https://shop.test/assets/a.js?token=1',
        line: 10,
        column: 3,
        userAgent: PHONE,
        pagePath: '/',
      },
    };
    expect((await browser.json('POST', API.javascriptErrors, [error, error])).status).toBe(204);
    expect((await browser.json('POST', API.javascriptErrors, error)).status).toBe(400);
    expect((await browser.json('POST', API.javascriptErrors, [{ ...error, data: 1 }])).status).toBe(400);
    const noCrumb = await browser.json('POST', API.javascriptErrors, [error], { 'x-csrf-token': '' });
    expect(noCrumb.status).toBe(403);
    expect((await census()).errors).toEqual([
      {
        message: '…@… is not a function',
        place: 'https://shop.test/assets/a.js:10:3',
        stack: 'at https://shop.test/assets/a.js:10:3',
        pagePath: '/',
        count: 2,
        firstOn: expect.any(Number),
        lastOn: expect.any(Number),
      },
    ]);
  });
});

describe('the dashboard', () => {
  it('reads at most 400 days, the last 30 when it does not say', async () => {
    const { from, to } = await census();
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
    const owner = await signedIn();
    const status = async (query: string) => (await owner.get(`${API.editorCensus}?${query}`)).status;
    expect(await status('from=2026-01-01&to=2026-12-31')).toBe(200);
    for (const query of [
      'from=x',
      'to=',
      'from=2026-02-02&to=2026-02-01',
      'from=2020-01-01',
      'to=2026-99-99',
    ])
      expect([query, await status(query)]).toEqual([query, 400]);
    expect(await census('?from=2001-01-01&to=2001-01-31')).toMatchObject({ days: [], names: {}, speed: [] });
  });

  it.each([
    ['admin', 200],
    ['website-manager', 200],
    ['reporting', 200],
    ['editor', 403],
    ['store-manager', 403],
    ['viewer', 403],
  ] as const)('lets %s read it with %i (R-ESESS-ROLE-04)', async (role, status) => {
    expect((await (await signedIn(CONTRIBUTOR_ROLE[role])).get(API.editorCensus)).status).toBe(status);
  });

  it('is nothing for visitors', async () => {
    expect((await createBrowser().get(API.editorCensus)).status).toBe(401);
  });

  it('sees views by minute and hour', async () => {
    const { minutes, hours } = await census();
    const sum = (moments: typeof minutes) => moments.reduce((all, { views }) => all + views, 0);
    expect(sum(minutes)).toBe((await sums()).view);
    expect(sum(hours)).toBe((await sums()).view);
  });
});

it('nothing that is sent leads to an error of ours', async () => {
  const browser = createBrowser('shop.test', async (request) => {
    request.headers.set('user-agent', DESKTOP);
    return app.fetch(request, testEnv());
  });
  await browser.get('/cart');
  const paths = [
    API.recordHit,
    API.buttonClick,
    API.buttonRender,
    API.formRender,
    API.overlay,
    API.performance,
    API.eventsPipeline,
    API.recordEvent,
    API.javascriptErrors,
    pathTo('quickView', { itemId: '../x' }),
  ];
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '/', '{"pagePath":"/"}', '{"query":"x"}', 'shown', '\ud800'),
  );
  const body = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(fc.constantFrom('event', 'data', 'ss_cvr', 'blockId', 'formId', 'crumb', '__proto__'), word)
      .map((fields) => String(new URLSearchParams(fields))),
    fc
      .record({
        event: fc.constant('page_speed'),
        data: fc.object(),
        pageLoadId: word,
        timestamp: fc.double(),
      })
      .map((record) => JSON.stringify([{ app: 'x', ...record }])),
  );
  const type = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, type, async (path, sent, contentType) => {
      const headers = { ...browser.headers(), 'content-type': contentType };
      const response = await browser.get(path, { method: 'POST', body: sent, headers });
      expect([path, sent, response.status < 500]).toEqual([path, sent, true]);
      await response.body?.cancel();
    }),
    { numRuns: 600 },
  );
}, 60_000);

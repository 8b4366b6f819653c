import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { Tally } from '../../domain/census.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import {
  added,
  app,
  ask,
  census,
  DESKTOP,
  HOSTS,
  named,
  PHONE,
  publishCensus,
  type Visitor,
} from '../../testing/census.ts';
import { testEnv } from '../../testing/release.ts';
import { fakeNamespace } from '../../testing/store.ts';

beforeAll(publishCensus);

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

  it('are accepted as text that is a list, and not as other JSON (R-ETELE-API-07)', async () => {
    const one = record({ event: 'user', data: {} });
    expect([(await send([one])).status, (await send(one)).status]).toEqual([204, 400]);
  });

  it('are counted by page, metric and preference', async () => {
    const records = [
      record(),
      record({ event: 'a16y', data: { prefersReducedMotion: true, prefersContrast: 'no-preference' } }),
      record({ event: 'image', data: { visibleOnLoad: true } }),
      record({ event: 'user', data: {} }),
    ];
    expect((await send(records)).status).toBe(204);
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

  it.each(['a16y', 'page_speed', 'image', 'user'])(
    'of the kind %s are accepted (R-DATA-PERF-02)',
    async (event) => {
      expect((await send([record({ event, data: {} })])).status).toBe(204);
    },
  );

  it('count any other preference for contrast', async () => {
    const before = (await named('preference')).prefersContrast ?? 0;
    for (const prefersContrast of ['more', 'less', 'custom', 'no-preference'])
      await send([record({ event: 'a16y', data: { prefersContrast } })]);
    expect((await named('preference')).prefersContrast).toBe(before + 3);
  });

  it('of more than ten minutes are ignored', async () => {
    const countOf = async () =>
      (await census()).speed.find(({ path, metric }) => path === '/' && metric === 'fid')?.count ?? 0;
    await send([600_000, 600_001].map((value) => record({ data: { pathname: '/', fid: { value } } })));
    expect(await countOf()).toBe(1);
  });

  it('return no content (R-ETELE-API-08)', async () => {
    const response = await send([record({ event: 'user', data: {} })]);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it.each([
    ['no list (R-ETELE-API-07)', { records: [] }],
    ['text (R-ETELE-API-07)', 'x'],
    ['a record without pageLoadId (R-DATA-PERF-01)', [record({ pageLoadId: undefined })]],
    ['a record of another kind (R-DATA-PERF-02)', [record({ event: 'video' })]],
    ['a record with a number as app (R-DATA-PERF-01)', [record({ app: 1 })]],
    ['a record without app (R-DATA-PERF-01)', [record({ app: undefined })]],
    ['a record with an empty app (R-DATA-PERF-01)', [record({ app: '' })]],
    ['a record without data (R-DATA-PERF-01)', [record({ data: undefined })]],
    ['a record without event (R-DATA-PERF-01)', [record({ event: undefined })]],
    ['a record without timestamp (R-DATA-PERF-01)', [record({ timestamp: undefined })]],
    ['a record at a time in words (R-DATA-PERF-01)', [record({ timestamp: 'now' })]],
    ['data that is none', [record({ data: [] })]],
    ['too many', Array.from({ length: 101 }, () => ({ ...record(), data: {} }))],
  ])('%s is rejected', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('over 64 kB are rejected with 413', async () => {
    const ofBytes = (bytes: number) => {
      const { length } = JSON.stringify([record({ data: { hash: '' } })]);
      return [record({ data: { hash: 'x'.repeat(bytes - length) } })];
    };
    expect((await send(ofBytes(65_536))).status).toBe(204);
    expect((await send(ofBytes(65_537))).status).toBe(413);
  });

  it('are accepted without invalid values', async () => {
    const lcp = (value: unknown) => record({ data: { pathname: '/', lcp: { value } } });
    const values = [-1, 1e12, 'x', null, {}, undefined].map(lcp);
    const strange = [record({ data: { pathname: '/', lcp: null, cls: 7, __proto__: { value: 1 } } })];
    const elsewhere = [record({ data: { pathname: '/none', lcp: { value: 1 } } })];
    expect((await send([...values, ...strange, ...elsewhere])).status).toBe(204);
    expect((await census()).speed.find(({ metric }) => metric === 'lcp')?.count).toBe(1);
  });

  it('are limited to a hundred a minute per address (R-ETELE-API-09)', async () => {
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

  /** Sends the events and returns what is added to the counters of their names. */
  async function storedEvents(events: readonly string[]): Promise<Readonly<Record<string, number>>> {
    const browser = await page();
    const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
    const before = await named('event');
    for (const event of events)
      expect((await browser.form(API.recordEvent, { crumb, event, data: '{}' })).status).toBe(204);
    const added = Object.entries(await named('event')).map(([name, sum]) => [
      name,
      sum - (before[name] ?? 0),
    ]);
    return Object.fromEntries(added.filter(([, sum]) => sum !== 0));
  }

  it('RecordEvent counts known events by name, and rejects invalid ones', async () => {
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

  it('RecordEvent accepts crumb, event and data as a form (R-ETELE-API-03)', async () => {
    const browser = await page();
    const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
    const fields = { crumb, event: 'add_to_cart', data: '{"cart_id":"c"}' };
    expect((await browser.form(API.recordEvent, fields)).status).toBe(204);
  });

  it('RecordEvent stores each visitor event by its name', async () => {
    const events = [
      ...['add_to_cart', 'view_cart', 'remove_from_cart'],
      ...['view_product', 'view_product_listing', 'reviews_tab'],
      ...['related_product_click', 'related_product_display', 'related_product_add'],
      ...['create_account', 'search', 'newsletter', 'purchase'],
    ];
    const stored = await storedEvents(events);
    expect(stored).toEqual(Object.fromEntries(events.map((event) => [event, 1])));
  });

  it('RecordEvent stores no other names', async () => {
    expect(await storedEvents(['Search', 'constructor', 'other', ' search'])).toEqual({ unclassified: 4 });
  });

  it('have the limit of telemetry (R-ETELE-API-09)', async () => {
    const limits: unknown[] = [];
    const add = async ({ limit }: Tally) => void limits.push(limit);
    const env = { ...testEnv(), HOSTS, CENSUS: fakeNamespace({ add }) };
    const browser = createBrowser('shop.test', async (request) => {
      request.headers.set('user-agent', PHONE);
      return app.fetch(request, env);
    });
    await browser.get('/cart');
    const crumb = decodeURIComponent(browser.cookies.get('crumb') ?? '');
    await browser.form(API.recordEvent, { crumb, event: 'search', data: '{}' });
    await browser.json('POST', API.eventsPipeline, { eventContent: {}, eventSchemaName: 'x' });
    await browser.json('POST', API.javascriptErrors, []);
    await browser.json('POST', API.performance, []);
    expect(limits).toEqual(['telemetry', 'telemetry', 'telemetry', 'telemetry']);
  });

  it('the pipeline takes content and the name of its schema (R-ETELE-API-04)', async () => {
    const body = { eventContent: { a: 1 }, eventSchemaName: 'first' };
    expect((await (await page()).json('POST', API.eventsPipeline, body)).status).toBe(202);
  });

  it('the pipeline rejects events without content or without a schema', async () => {
    const browser = await page();
    const post = (body: unknown) => browser.json('POST', API.eventsPipeline, body);
    for (const body of [
      {},
      { eventContent: {} },
      { eventSchemaName: 'x' },
      { eventContent: 1, eventSchemaName: 'x' },
      [],
      null,
    ])
      expect((await post(body)).status).toBe(400);
  });

  it('the pipeline counts unknown schemas as unclassified (R-ETELE-API-06)', async () => {
    const browser = await page();
    const body = { eventContent: { a: 1 }, eventSchemaName: 'brand-new' };
    const before = (await named('schema')).unclassified ?? 0;
    const response = await browser.json('POST', '/api/events/pipeline', body);
    expect([response.status, await response.json()]).toEqual([202, {}]);
    expect(await named('schema')).toEqual({ unclassified: before + 1 });
  });

  describe('of scripts', () => {
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

    it('are a list (R-ETELE-API-01)', async () => {
      const browser = await page();
      const send = async (body: unknown) => (await browser.json('POST', API.javascriptErrors, body)).status;
      expect(await send([error, error])).toBe(204);
      expect(await send(error)).toBe(400);
      expect(await send([{ ...error, data: 1 }])).toBe(400);
      for (const field of ['event', 'data', 'timestamp'])
        expect([field, await send([{ ...error, [field]: undefined }])]).toEqual([field, 400]);
    });

    it('require the crumb as a header (R-ETELE-API-02)', async () => {
      const browser = await page();
      const headers = { 'x-csrf-token': '' };
      expect((await browser.json('POST', API.javascriptErrors, [error], headers)).status).toBe(403);
    });

    it('are stored without the path of a page that does not exist', async () => {
      const data = { ...error.data, message: 'lost', pagePath: '/invite/rui' };
      await (await page()).json('POST', API.javascriptErrors, [{ ...error, data }]);
      expect((await census()).errors.find(({ message }) => message === 'lost')?.pagePath).toBe('');
    });

    it('are stored without telephone numbers', async () => {
      const data = { ...error.data, message: 'call 351912345678' };
      await (await page()).json('POST', API.javascriptErrors, [{ ...error, data }]);
      const messages = (await census()).errors.map(({ message }) => message);
      expect(messages).toContain('call …');
    });

    it('are stored once, without data of visitors', async () => {
      const browser = await page();
      const data = { ...error.data, message: 'rui@example.com is undefined' };
      for (const list of [[{ ...error, data }], [{ ...error, data }]])
        expect((await browser.json('POST', API.javascriptErrors, list)).status).toBe(204);
      expect((await census()).errors).toContainEqual({
        message: '…@… is undefined',
        place: 'https://shop.test/assets/a.js:10:3',
        stack: 'at https://shop.test/assets/a.js:10:3',
        pagePath: '/',
        count: 2,
        firstOn: expect.any(Number),
        lastOn: expect.any(Number),
      });
    });
  });
});

it('arbitrary bodies never cause an internal error', async () => {
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
    { numRuns: propertyRuns(600) },
  );
});

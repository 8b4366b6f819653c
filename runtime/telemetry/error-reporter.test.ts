import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EarlyQueues } from '../core/early-queue.ts';
import { closePageAfterEach, openPage } from '../testing/open-page.ts';
import { pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { startTelemetry } from './start-telemetry.ts';

const ERRORS = '/api/events/RecordJavascriptErrors';

closePageAfterEach();

interface SentError {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});
beforeEach(() => {
  vi.useFakeTimers();
});

/** Opens a page with the queue of the inline script, which receives all errors. */
async function open(url = '/contact') {
  const queues: EarlyQueues = { q: [], e: [] };
  const { network, page } = await openPage(site('/contact'), {
    url,
    cookies: { crumb: 'c1' },
    prepare: () => vi.stubGlobal('wb', queues),
  });
  const fail = (error: Partial<ErrorEvent> = {}) =>
    queues.e.push(Object.assign(new Event('error'), { message: 'oh', ...error }));
  const reports = () => network.to(ERRORS).map(({ body }) => body as readonly SentError[]);
  return { network, page, fail, reports };
}

async function openReporting(url?: string) {
  const opened = await open(url);
  startTelemetry(opened.page);
  return opened;
}

describe('script errors', () => {
  test('R-ERR-SEND-01: are posted to RecordJavascriptErrors', async () => {
    const { network, fail, reports } = await openReporting();
    fail();
    await pass(1000);
    expect(network.to(ERRORS)).toMatchObject([
      { method: 'POST', path: ERRORS, headers: { 'x-csrf-token': 'c1' } },
    ]);
    expect(reports()).toMatchObject([[{ event: 'javascript_error', data: { message: 'oh' } }]]);
  });

  test('R-ERR-SEND-02: have nine facts, without query strings', async () => {
    const { fail, reports } = await openReporting('/contact?secret=1');
    const stack = 'at https://a.test/b.js?secret=2:3:4\nat https://a.test/c.js?secret=5:6:7';
    fail({ filename: 'https://a.test/b.js?secret=3', lineno: 3, colno: 4, error: { stack } });
    await pass(1000);
    expect(reports()[0]?.[0]?.data).toEqual({
      message: 'oh',
      stack: 'at https://a.test/b.js:3:4\nat https://a.test/c.js:6:7',
      url: 'https://a.test/b.js',
      line: 3,
      column: 4,
      userAgent: navigator.userAgent,
      websiteId: 'settings',
      pageId: 'contact',
      pagePath: '/contact',
    });
  });

  test('R-ERR-SEND-02: without a file have the URL of the page, without its query string', async () => {
    const { fail, reports } = await openReporting('/contact?secret=1');
    fail();
    await pass(1000);
    expect(reports()[0]?.[0]?.data.url).toMatch(/\/contact$/);
  });

  test('R-ERR-LIMIT-01: are not sent after 20 reports', async () => {
    const { fail, reports } = await openReporting();
    for (let count = 0; count < 21; count += 1) {
      fail();
      await pass(1000);
    }
    expect(reports()).toHaveLength(20);
  });

  test('R-ERR-LIMIT-02: are queued up to 10', async () => {
    const { fail, reports } = await openReporting();
    for (let count = 0; count < 11; count += 1) fail();
    await pass(1000);
    expect(reports().map(({ length }) => length)).toEqual([10]);
  });

  test('R-ERR-LIMIT-03: have the first 5000 characters of their stack', async () => {
    const { fail, reports } = await openReporting();
    fail({ error: { stack: `at ${'x'.repeat(6000)}` } });
    await pass(1000);
    expect(reports()[0]?.[0]?.data.stack).toBe(`at ${'x'.repeat(4997)}`);
  });

  test('R-ERR-LIMIT-04: are sent one second after the last', async () => {
    const { fail, reports } = await openReporting();
    fail();
    await pass(999);
    fail();
    await pass(999);
    expect(reports()).toEqual([]);
    await pass(1);
    expect(reports().map(({ length }) => length)).toEqual([2]);
  });

  test('R-ERR-LIMIT-05: beyond the queue are dropped, and later ones are sent', async () => {
    const { fail, reports } = await openReporting();
    for (let count = 1; count <= 11; count += 1) fail({ message: `${count}` });
    await pass(1000);
    fail({ message: 'later' });
    await pass(1000);
    const messages = reports().map((errors) => errors.map(({ data }) => data.message).join(' '));
    expect(messages).toEqual(['1 2 3 4 5 6 7 8 9 10', 'later']);
  });

  test('R-ERR-LIMIT-05: are counted by requests: 20 requests of two errors are sent', async () => {
    const { fail, reports } = await openReporting();
    for (let count = 0; count < 21; count += 1) {
      fail();
      fail();
      await pass(1000);
    }
    expect(reports().map(({ length }) => length)).toEqual(Array(20).fill(2));
  });

  test('have the time at which they occurred', async () => {
    const { fail, reports } = await openReporting();
    const occurred = Date.now();
    fail();
    await pass(1000);
    expect(reports()).toMatchObject([[{ timestamp: occurred }]]);
  });

  test('from before the script has loaded are sent, too', async () => {
    const { page, fail, reports } = await open();
    fail({ message: 'early' });
    startTelemetry(page);
    await pass(1000);
    expect(reports()).toMatchObject([[{ data: { message: 'early' } }]]);
  });

  test('that are rejected promises are sent with their reason', async () => {
    const { fail, reports } = await openReporting();
    fail(Object.assign({ message: undefined }, { reason: new Error('rejected') }) as unknown as ErrorEvent);
    await pass(1000);
    expect(reports()[0]?.[0]?.data.message).toBe('rejected');
  });

  test.each([
    ['a text', 'oh no', 'oh no'],
    ['nothing', undefined, 'undefined'],
  ])('that are promises rejected with %s are sent', async (_, reason, message) => {
    const { fail, reports } = await openReporting('/contact');
    fail(Object.assign({ message: undefined }, { reason }) as unknown as ErrorEvent);
    await pass(1000);
    expect(reports()[0]?.[0]?.data).toMatchObject({ message, stack: '', line: 0, column: 0 });
    expect(reports()[0]?.[0]?.data.url).toMatch(/\/contact$/);
  });

  test('have a message of up to 5000 characters', async () => {
    const { fail, reports } = await openReporting();
    fail({ message: 'x'.repeat(6000) });
    await pass(1000);
    expect(reports()[0]?.[0]?.data.message).toBe('x'.repeat(5000));
  });

  test('are sent once from pages with a queue, which has its own listener', async () => {
    const { fail, reports } = await openReporting();
    dispatchEvent(Object.assign(new Event('error'), { message: 'oh' }));
    fail();
    await pass(1000);
    expect(reports().map(({ length }) => length)).toEqual([1]);
  });

  test.each(['error', 'unhandledrejection'])(
    'of the type %s are sent from pages without a queue',
    async (type) => {
      const { network, page } = await openPage(site('/contact'));
      startTelemetry(page);
      dispatchEvent(Object.assign(new Event(type), { message: 'oh' }));
      await pass(1000);
      expect(network.to(ERRORS)).toHaveLength(1);
    },
  );

  test('are sent with cookies, also while the page is left', async () => {
    const { network, fail } = await openReporting();
    fail();
    await pass(1000);
    const [, init] = vi.mocked(fetch).mock.calls.find(([path]) => path === ERRORS) ?? [];
    expect(init).toMatchObject({ keepalive: true, credentials: 'include' });
    expect(network.to(ERRORS)[0]?.headers['content-type']).toBe('application/json');
  });
});

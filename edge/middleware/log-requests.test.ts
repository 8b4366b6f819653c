import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { testEnv } from '../testing/release.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';
import { logRequests } from './log-requests.ts';

const app = createRouter();
app.onError(handleErrors);
app.use(logRequests);
app.get('/api/orders/:orderId', (context) => context.json({}));
app.get('/api/failing', () => {
  throw new ApiError(500, 'Failed.');
});
app.get('/api/not-here', () => {
  throw new ApiError(501, 'Not here.');
});
app.get('/api/slow', (context) => {
  vi.setSystemTime(Date.now() + 1000);
  return context.json({});
});

let lines: { readonly route: string; readonly id: string; readonly ms: number }[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(JSON.parse(line));
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function get(path: string, env: object = {}): Promise<Response> {
  return app.fetch(new Request(`https://shop.test${path}`), { ...testEnv(), ...env });
}

it('a response that is fine is not logged', async () => {
  await get('/api/orders/o1');
  expect(lines).toEqual([]);
});

it('a request is logged by its route, without ids and tokens of its URL', async () => {
  await get('/api/orders/o1?token=secret', { LOG_REQUESTS: 'all' });
  expect(lines).toMatchObject([{ route: '/api/orders/:orderId', status: 200 }]);
  expect(JSON.stringify(lines)).not.toMatch(/o1|secret/);
});

it('an internal error is logged', async () => {
  await get('/api/failing');
  expect(lines).toMatchObject([{ route: '/api/failing', status: 500 }]);
});

it('a response without a build service is not logged as an error', async () => {
  expect((await get('/api/not-here')).status).toBe(501);
  expect(lines).toEqual([]);
});

it('a response that takes a second is logged', async () => {
  await get('/api/slow');
  expect(lines).toMatchObject([{ route: '/api/slow', ms: 1000 }]);
});

it('the id of a response is the one in the log', async () => {
  const { headers } = await get('/api/failing');
  expect(lines).toMatchObject([{ id: headers.get('x-request-id') }]);
});

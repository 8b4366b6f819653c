import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Network, stubNetwork } from '../../testing/network.ts';
import { closePageAfterEach, openPage, setCookie } from '../../testing/open-page.ts';
import { ApiRequestError, apiRequest, loaded, memberOf, textOf } from './api-request.ts';

closePageAfterEach();

let network: Network;
beforeEach(async () => {
  await openPage('<body></body>');
  network = stubNetwork();
});

/** The error of a request that fails. */
function failure(request: Promise<unknown>): Promise<ApiRequestError> {
  return request.then(
    () => {
      throw new Error('the request did not fail');
    },
    (error) => error,
  );
}

describe('a request', () => {
  beforeEach(() => {
    network.reply('/', { json: { ok: true } });
  });

  test('returns the JSON of the response', async () => {
    expect(await apiRequest('GET', '/api/x')).toEqual({ ok: true });
  });

  test('sends its body as JSON, with the session token and its own headers', async () => {
    setCookie('crumb', 'c1');
    await apiRequest('POST', '/api/x', { body: { a: 1 }, headers: { 'x-own': '1' } });
    expect(network.sent).toMatchObject([{ method: 'POST', path: '/api/x', body: { a: 1 } }]);
    expect(network.sent[0]?.headers).toEqual({
      'content-type': 'application/json',
      'x-csrf-token': 'c1',
      'x-own': '1',
    });
  });

  test('without a body has no content type', async () => {
    await apiRequest('DELETE', '/api/x');
    expect(network.sent[0]?.headers).toEqual({ 'x-csrf-token': '' });
  });

  test('that only reads has no session token', async () => {
    setCookie('crumb', 'c1');
    await apiRequest('GET', '/api/x');
    expect(network.sent[0]?.headers).toEqual({});
  });

  test('sends the cookies of the site', async () => {
    await apiRequest('GET', '/api/x');
    expect(network.sent[0]?.credentials).toBe('include');
  });
});

describe('a response', () => {
  test.each([200, 201, 299])('with status %i succeeds', async (status) => {
    network.reply('/', { status, json: {} });
    expect(await apiRequest('GET', '/api/x')).toEqual({});
  });

  test.each([199, 300, 404, 500])('with status %i fails with its status and JSON', async (status) => {
    network.reply('/', { status, json: { message: 'No.' } });
    const error = await failure(apiRequest('GET', '/api/x'));
    expect(error).toBeInstanceOf(ApiRequestError);
    expect(error).toMatchObject({ status, body: { message: 'No.' } });
  });

  test.each(['', '<h1>'])('with the text "%s" fails without JSON', async (text) => {
    network.reply('/', { text });
    expect(await failure(apiRequest('GET', '/api/x'))).toMatchObject({ status: 200, body: undefined });
  });

  test('that does not arrive fails with status 0', async () => {
    network.reply('/', 'offline');
    expect(await failure(apiRequest('GET', '/api/x'))).toMatchObject({ status: 0, body: undefined });
  });

  test('that rejects the session token is requested once more, not twice', async () => {
    network.reply('/', { status: 403, json: { crumbFail: true } });
    expect(await failure(apiRequest('POST', '/api/x'))).toMatchObject({ status: 403 });
    expect(network.sent).toHaveLength(2);
  });

  test.each([{ crumbFail: false }, { crumbFail: 'no' }, {}])(
    'with %j is not requested once more',
    async (json) => {
      network.reply('/', { status: 403, json });
      await failure(apiRequest('POST', '/api/x'));
      expect(network.sent).toHaveLength(1);
    },
  );
});

describe('the time limit of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('is that of its caller', async () => {
    network.hold('/');
    apiRequest('GET', '/api/x', { timeoutMs: 100 });
    await vi.advanceTimersByTimeAsync(99);
    expect(network.sent[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.sent[0]?.signal?.aborted).toBe(true);
  });

  test.each([{ json: {} }, 'offline'] as const)('ends with the response: %j', async (reply) => {
    network.reply('/', reply);
    await apiRequest('GET', '/api/x').catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a module that cannot be loaded fails like a request without a response', async () => {
  expect(await loaded(Promise.resolve('module'))).toBe('module');
  const error = await failure(loaded(Promise.reject(new TypeError('Failed to fetch'))));
  expect(error).toBeInstanceOf(ApiRequestError);
  expect(error).toMatchObject({ status: 0, body: undefined });
});

test.each([
  [{ a: 1 }, 1],
  [{ b: 1 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['text', undefined],
  [Object.create({ a: 1 }), undefined],
])('the own member of %j is %j', (value, member) => {
  expect(memberOf(value, 'a')).toBe(member);
});

test.each([
  [{ a: 'text' }, 'text'],
  [{ a: 1 }, ''],
  [{}, ''],
])('the text in %j is "%s"', (value, member) => {
  expect(textOf(value, 'a')).toBe(member);
});

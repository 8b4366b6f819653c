import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModulePage, type PlatformValue } from '../testing/platform-page.ts';

let Y: PlatformValue;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  ({ Y } = openModulePage(''));
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetch.mockReset();
});

const respond = (text: string, status = 200, statusText = '') =>
  fetch.mockImplementation(async () => new Response(text, { status, statusText }));

/** Sends a request and returns what its callbacks received, in order. */
function send(url: string, config: object = {}): Promise<readonly (readonly unknown[])[]> {
  return new Promise((resolve) => {
    const seen: (readonly unknown[])[] = [];
    const names = ['start', 'complete', 'success', 'failure', 'end'];
    const on = Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => {
          seen.push([name, ...args]);
          if (name === 'end') resolve(seen);
        },
      ]),
    );
    Y.io?.(url, { on, ...config });
  });
}

const namesOf = (seen: readonly (readonly unknown[])[]) => seen.map(([name]) => name);
const requested = () => {
  const [url, init] = fetch.mock.calls[0] ?? [];
  return [url, init?.method, init?.body === undefined ? undefined : String(init.body)];
};

describe('Y.io', () => {
  it('passes its number, the response and the arguments to the callbacks', async () => {
    respond('text', 201, 'Created');
    const seen = await send('/api', { arguments: { x: 1 } });
    const id = seen[0]?.[1];
    const response = { status: 201, statusText: 'Created', responseText: 'text' };
    expect(seen).toEqual([
      ['start', id, { x: 1 }],
      ['complete', id, response, { x: 1 }],
      ['success', id, response, { x: 1 }],
      ['end', id, { x: 1 }],
    ]);
    expect((await send('/api'))[0]?.[1]).toBe(Number(id) + 1);
  });

  it.each([
    [200, 'success'],
    [299, 'success'],
    [300, 'failure'],
    [404, 'failure'],
    [500, 'failure'],
  ])('with status %i is a %s', async (status, expected) => {
    respond('', status);
    expect(namesOf(await send('/api'))).toEqual(['start', 'complete', expected, 'end']);
  });

  it('fails with status 0 without a connection', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const seen = await send('/api');
    expect(seen[1]?.[2]).toEqual({ status: 0, statusText: 'error', responseText: '' });
    expect(namesOf(seen)).toEqual(['start', 'complete', 'failure', 'end']);
  });

  it('sends data in the URL of a GET request', async () => {
    respond('');
    await send('/api', { data: { tag: 'a b' } });
    expect(requested()).toEqual(['/api?tag=a+b', 'GET', undefined]);
    fetch.mockClear();
    await send('/api?x=1', { data: 'y=2', method: 'get' });
    expect(requested()).toEqual(['/api?x=1&y=2', 'get', undefined]);
    fetch.mockClear();
    await send('/api');
    expect(requested()).toEqual(['/api', 'GET', undefined]);
  });

  it('sends data in the body of other requests, with the headers', async () => {
    respond('');
    await send('/api', { method: 'POST', data: { tag: 'a b' }, headers: { 'X-Test': '1' } });
    expect(requested()).toEqual(['/api', 'POST', 'tag=a+b']);
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'X-Test': '1' });
    fetch.mockClear();
    await send('/api', { method: 'PUT', data: 'tag=c' });
    expect(requested()).toEqual(['/api', 'PUT', 'tag=c']);
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  });

  it('is canceled by `abort`', () => {
    fetch.mockReturnValue(new Promise(() => {}));
    const request = Y.io?.('/api');
    const signal = fetch.mock.calls[0]?.[1]?.signal;
    expect([request?.id, signal?.aborted]).toEqual([expect.any(Number), false]);
    request?.abort?.();
    expect(signal?.aborted).toBe(true);
  });

  it.each([
    ['/page?format=json', '<!doctype html>', 404],
    ['/page?a=1&format=page-context', ' <HTML lang="en">', 404],
    ['/page?format=json-pretty', '<!DOCTYPE html>', 404],
    ['/page?format=jsonp', '<!doctype html>', 200],
    ['/page?reformat=json', '<!doctype html>', 200],
    ['/page?format=json', '{"text": "<html>"}', 200],
    ['/page?format=main-content', '<html5>', 200],
  ])('%s with the response %s has the status %i', async (url, text, status) => {
    respond(text);
    const seen = await send(url);
    expect(seen[1]?.[2]).toEqual(
      status === 404
        ? { status, statusText: 'Not Found', responseText: '' }
        : { status, statusText: '', responseText: text },
    );
  });
});

describe('Y.Data', () => {
  /** The callback that was called, its object and its argument. */
  const load = (method: 'get' | 'post', config: object = {}) =>
    new Promise((resolve) => {
      const callback = (name: string) =>
        function (this: unknown, value: unknown) {
          resolve([name, this, value]);
        };
      Y.Data?.[method]?.({
        url: '/api',
        success: callback('success'),
        failure: callback('failure'),
        ...config,
      });
    });

  it('passes the object of the response, with the context', async () => {
    respond('{"items": []}');
    const context = {};
    expect(await load('post', { data: { a: '1' }, context })).toEqual(['success', context, { items: [] }]);
    expect(requested()).toEqual(['/api', 'POST', 'a=1']);
  });

  it.each([
    [199 + 1, '{'],
    [300, '{}'],
    [500, '{"error": "x"}'],
  ])('fails with status %i and the response %s', async (status, text) => {
    respond(text, status);
    expect(await load('get')).toEqual(['failure', undefined, { error: status }]);
  });

  it('needs no callbacks', async () => {
    respond('{}');
    Y.Data?.get?.({ url: '/api' });
    expect(await load('get')).toEqual(['success', undefined, {}]);
  });
});

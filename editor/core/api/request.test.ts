// Another cookie. cspell:ignore notcrumb
import { describe, expect, it } from 'vitest';
import { ApiFailure, failureOf, NotFoundError } from './api-failure.ts';
import { createRequest, crumbOf, type RequestOptions, type Transport } from './request.ts';

type Sent = RequestInit & { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** Sends a request to a server with these responses, one after the other; without one, the network is down. */
async function request(responses: readonly Response[], options: RequestOptions = {}) {
  const left = [...responses];
  const sent: Sent[] = [];
  const reported: string[] = [];
  let signedOut = 0;
  const transport: Transport = {
    fetch: async (path, init) => {
      sent.push({ ...init, path } as Sent);
      const next = left.shift();
      if (next === undefined) throw new TypeError('fetch failed');
      return next;
    },
    cookies: () => `other=1; crumb=c${sent.length}%3D; last=2`,
    report: ({ kind }, path) => reported.push(`${kind} ${path}`),
    onSignedOut: () => void signedOut++,
  };
  const result = await createRequest(transport)('/api/x', options).catch((error: unknown) => error);
  return { result, sent, reported, signedOut };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('a request', () => {
  it('reads JSON, with the cookies of the site and without a crumb', async () => {
    const { result, sent } = await request([json({ ok: 1 })]);
    expect(result).toEqual({ ok: 1 });
    expect(sent).toEqual([
      {
        path: '/api/x',
        method: 'GET',
        credentials: 'same-origin',
        headers: { accept: 'application/json' },
      },
    ]);
  });

  it('writes JSON with the crumb of the cookie', async () => {
    const signal = new AbortController().signal;
    const options = {
      method: 'POST',
      body: { a: 1 },
      headers: { 'x-a': 'b' },
      keepalive: true,
      signal,
    } as const;
    const { sent } = await request([json({})], options);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"a":1}', keepalive: true, signal });
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-csrf-token': 'c0=',
      'x-a': 'b',
    });
  });

  it('reads bytes as they are, and errors as JSON', async () => {
    const { result } = await request([new Response(new Uint8Array([119, 79]))], { isBinary: true });
    expect(result).toEqual(new Uint8Array([119, 79]).buffer);
    const failed = await request([json({ error: 'x', message: 'No preview' }, 404)], { isBinary: true });
    expect(failed.result).toMatchObject({ status: 404, message: 'No preview' });
  });

  it('writes a file as it is', async () => {
    const file = new File(['a'], 'a.jpg');
    const { sent } = await request([json({})], { method: 'PUT', file });
    expect(sent[0]).toMatchObject({ body: file, headers: { 'content-type': 'application/octet-stream' } });
  });

  it.each<[RequestOptions['query'], string]>([
    [{ q: 'a&b', page: 2, none: undefined }, '/api/x?q=a%26b&page=2'],
    [{ none: undefined }, '/api/x'],
    [{}, '/api/x'],
  ])('has the parameters %j', async (query, path) => {
    const { sent } = await request([json({})], query && { query });
    expect(sent[0]?.path).toBe(path);
  });

  it('is sent again once with the new crumb when the crumb is stale', async () => {
    const stale = () => json({ crumbFail: true }, 403);
    const { result, sent, reported } = await request([stale(), json({ ok: 1 })], { method: 'POST' });
    expect([result, reported]).toEqual([{ ok: 1 }, []]);
    expect(sent.map(({ headers }) => headers['x-csrf-token'])).toEqual(['c0=', 'c1=']);
    expect((await request([stale(), stale(), json({})], { method: 'POST' })).result).toMatchObject({
      kind: 'rejected',
      status: 403,
    });
  });

  it.each([json({ crumbFail: true }, 400), json({ crumbFail: false }, 403), json(null, 403)])(
    'is not sent again for other failures',
    async (response) => {
      expect((await request([response, json({})])).sent).toHaveLength(1);
    },
  );
});

describe('a failed request', () => {
  it('is reported with its path (R-SHELL-MSG-12)', async () => {
    expect((await request([json({}, 500)])).reported).toEqual(['server-error /api/x']);
  });

  it('without a response is a failure of the network, and reported (R-SHELL-MSG-12)', async () => {
    const { result, reported } = await request([]);
    expect(result).toMatchObject({ kind: 'network', status: 0, message: 'TypeError: fetch failed' });
    expect(reported).toEqual(['network /api/x']);
  });

  it('because the session has ended asks to sign in instead of being reported', async () => {
    const { result, signedOut, reported } = await request([json({}, 401)]);
    expect([(result as ApiFailure).kind, signedOut, reported]).toEqual(['signed-out', 1, []]);
  });

  it('because of a wrong password is an ordinary response', async () => {
    const { signedOut, reported } = await request([json({}, 401)], { isSignIn: true });
    expect([signedOut, reported]).toEqual([0, ['signed-out /api/x']]);
  });

  it('that was aborted is nobody’s business', async () => {
    const abort = new AbortController();
    abort.abort();
    const { result, signedOut, reported } = await request([json({}, 401)], { signal: abort.signal });
    expect([result instanceof ApiFailure, signedOut, reported]).toEqual([true, 0, []]);
  });

  it.each([
    [400, 'rejected', 'Why'],
    [401, 'signed-out', 'Why'],
    [404, 'not-found', 'Why'],
    [500, 'server-error', ''],
    [503, 'server-error', ''],
    // Not set up: the message says what to do.
    [501, 'rejected', 'Why'],
  ])('with the status %s is %s', (status, kind, message) => {
    const body = { message: 'Why' };
    expect(failureOf('/api/x', status, body)).toMatchObject({ kind, status, message, body });
  });

  it.each([{ message: 5 }, {}, 'text', undefined])('without a message has none: %j', (body) => {
    expect(failureOf('/api/x', 400, body).message).toBe('');
  });

  it('for something missing has its path (R-SHELL-MSG-13)', () => {
    expect((failureOf('/api/x', 404, undefined) as NotFoundError).path).toBe('/api/x');
  });

  it('has its name in logs', () => {
    const names = [new ApiFailure('rejected', 400, {}), new NotFoundError('/x')].map(({ name }) => name);
    expect(names).toEqual(['ApiFailure', 'NotFoundError']);
  });
});

it.each([
  ['crumb=a%2Bb', 'a+b'],
  ['a=1; crumb=c', 'c'],
  ['notcrumb=c', ''],
  ['', ''],
])('the crumb of the cookies %j is %j', (cookies, crumb) => {
  expect(crumbOf(cookies)).toBe(crumb);
});

import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';

/** Returns the response when an object throws this error. */
async function responseTo(flags: object, query = '', headers = {}): Promise<Response> {
  const app = createRouter();
  app.onError(handleErrors);
  app.get('/api/x', () => {
    throw Object.assign(new Error('lost'), flags);
  });
  return app.fetch(new Request(`https://shop.test/api/x${query}`, { headers }), testEnv());
}

describe('an object that does not respond', () => {
  it('makes the client retry when the outcome is unknown', async () => {
    const response = await responseTo({ retryable: true });
    expect([response.status, await response.json()]).toMatchObject([409, { message: 'Please try again.' }]);
  });

  it('makes the client retry later when it is overloaded', async () => {
    const response = await responseTo({ retryable: true, overloaded: true });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2']);
  });
});

it('an internal error is logged without the query, which may contain a token', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(line);
  });
  const { status } = await responseTo({}, '?token=secret');
  log.mockRestore();
  expect([status, lines.join()]).toEqual([500, expect.stringContaining('"path":"/api/x"')]);
  expect(lines.join()).not.toContain('secret');
});

it.each([
  ['navigate', 'text/html; charset=utf-8'],
  ['cors', 'application/json'],
])('an error of a request in the mode %s is of the type %s', async (mode, type) => {
  const headers = { accept: 'text/html', 'sec-fetch-mode': mode };
  expect((await responseTo({ retryable: true }, '', headers)).headers.get('content-type')).toBe(type);
});

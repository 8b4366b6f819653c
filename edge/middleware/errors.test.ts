import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';

/** Returns the response when an object throws this error. */
async function responseTo(flags: object): Promise<Response> {
  const app = createRouter();
  app.onError(handleErrors);
  app.get('/api/x', () => {
    throw Object.assign(new Error('lost'), flags);
  });
  return app.fetch(new Request('https://shop.test/api/x'), testEnv());
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

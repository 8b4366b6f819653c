import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';

/** Returns the response when an object throws this error. */
async function responseTo(flags: object): Promise<readonly unknown[]> {
  const app = createRouter();
  app.onError(handleErrors);
  app.get('/api/x', () => {
    throw Object.assign(new Error('lost'), flags);
  });
  const response = await app.fetch(new Request('https://shop.test/api/x'), testEnv());
  return [response.status, await response.json()];
}

describe('an object that does not respond', () => {
  it('makes the client retry when the outcome is unknown', async () => {
    expect(await responseTo({ retryable: true })).toMatchObject([409, { message: 'Please try again.' }]);
  });

  it('makes the client retry later when it is overloaded', async () => {
    expect(await responseTo({ retryable: true, overloaded: true })).toMatchObject([429, {}]);
  });
});

import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import type { App, AppEnv } from '../tenancy/app-env.ts';
import { testEnv } from '../testing/release.ts';
import { handleErrors } from './errors.ts';

/** What is answered when an object throws this. */
async function answerTo(flags: object): Promise<readonly unknown[]> {
  const app: App = new OpenAPIHono<AppEnv>();
  app.onError(handleErrors);
  app.get('/api/x', () => {
    throw Object.assign(new Error('lost'), flags);
  });
  const response = await app.fetch(new Request('https://shop.test/api/x'), testEnv());
  return [response.status, await response.json()];
}

describe('an object that did not answer', () => {
  it('is asked again by whoever asked, when it is not known what it did', async () => {
    expect(await answerTo({ retryable: true })).toMatchObject([409, { message: 'Please try again.' }]);
  });

  it('is asked later when it has too much to do', async () => {
    expect(await answerTo({ retryable: true, overloaded: true })).toMatchObject([429, {}]);
  });
});

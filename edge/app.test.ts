import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';

it('rejects unknown hosts without using an object', async () => {
  const response = await SELF.fetch('https://unknown.test/');
  expect(response.status).toBe(404);
});

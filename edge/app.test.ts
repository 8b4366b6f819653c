import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';

it('a host that no site has is answered without touching an object', async () => {
  const response = await SELF.fetch('https://unknown.test/');
  expect(response.status).toBe(404);
});

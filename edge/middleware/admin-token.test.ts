import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testEnv } from '../testing/release.ts';

const app = createApp();

it.each(['', 'Bearer', 'Bearer '])(
  'a server without an admin token accepts no request of the admin API, with %j',
  async (authorization) => {
    const request = new Request('https://shop.test/_admin/releases', { headers: { authorization } });
    expect((await app.fetch(request, { ...testEnv(), ADMIN_TOKEN: '' })).status).toBe(401);
  },
);

it.each(['/_admin/releases', '/_ops/metrics'])(
  'the admin token before a rotation is accepted at %s',
  async (path) => {
    const env = { ...testEnv(), ADMIN_TOKEN: 'the next token', ADMIN_TOKEN_PREVIOUS: 'the previous token' };
    const authorization = 'Bearer the previous token';
    const request = new Request(`https://shop.test${path}`, { headers: { authorization } });
    expect((await app.fetch(request, env)).status).toBe(200);
  },
);

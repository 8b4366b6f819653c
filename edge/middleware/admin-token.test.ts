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

import { expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { createRouter } from './endpoints.ts';
import { handleErrors } from './errors.ts';
import { checkTarget } from './request-target.ts';

const app = createRouter();
app.onError(handleErrors);
app.use(checkTarget);
app.get('/', (context) => context.text('Home'));

async function statusWith(host: string): Promise<number> {
  return (await app.fetch(new Request('https://shop.test/', { headers: { host } }), testEnv())).status;
}

it.each(['shop.test', 'shop.test:8080', 'SHOP.test', '192.0.2.1', '[2001:db8::1]', '[::1]:8080', 'olá.test'])(
  'the host %s is valid',
  async (host) => {
    expect(await statusWith(host)).toBe(200);
  },
);

it.each([
  'shop.test/x',
  'ana@shop.test',
  'shop.test:',
  'shop.test:123456',
  'a b',
  '[::1',
  'a,b',
  '<x>',
  'a%b',
])('the host %j is rejected', async (host) => {
  expect(await statusWith(host)).toBe(400);
});

it('a request for the whole server gets the methods', async () => {
  const request = new Request('https://shop.test/', { method: 'OPTIONS' });
  const response = await app.fetch(withUrl(request, 'https://shop.test*'), testEnv());
  expect([response.status, response.headers.get('allow')]).toEqual([
    204,
    'GET, HEAD, POST, PUT, PATCH, DELETE',
  ]);
});

it('a request whose URL cannot be parsed is rejected', async () => {
  const request = new Request('https://shop.test/');
  expect((await app.fetch(withUrl(request, 'https://shop.test:99999/'), testEnv())).status).toBe(400);
});

/** Plain workerd passes URLs that no test can create a request with. */
function withUrl(request: Request, url: string): Request {
  return new Proxy(request, {
    get: (_, name) => {
      const value: unknown = name === 'url' ? url : Reflect.get(request, name);
      return typeof value === 'function' ? value.bind(request) : value;
    },
  });
}

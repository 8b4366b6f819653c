import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRemote } from './open-remote.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const TOKEN = { QUOIN_TOKEN: 'secret-of-the-owner' };

/** The origin of a server that responds to everything like this. */
async function serve(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Kind and message of the error. */
async function errorOf(to: string, environment: NodeJS.ProcessEnv = TOKEN): Promise<string> {
  const error = await openRemote({ url: to, option: '--to' }, environment).then(
    () => undefined,
    (each: { readonly kind: string; readonly message: string; readonly hint?: string }) => each,
  );
  const text = `${error?.kind}: ${error?.message} ${error?.hint}`;
  expect(text).not.toContain(TOKEN.QUOIN_TOKEN);
  return text;
}

it('a server of Quoin is opened', async () => {
  const origin = await serve(200, '{"releases":[]}');
  expect(await openRemote({ url: `${origin}/`, option: '--to' }, TOKEN)).toMatchObject({ origin });
});

it.each([
  ['', 'usage: --to is empty'],
  ['elsewhere', 'usage: Unknown target'],
  ['ftp://shop.example', 'usage: Unknown target'],
  ['https://shop.example/x', 'usage: --to has more than an address'],
  ['https://a:b@shop.example', 'usage: --to has more than an address'],
  ['http://shop.example', 'usage: The token would be sent unencrypted'],
])('--to %s is rejected before anything is sent', async (to, message) => {
  expect(await errorOf(to)).toContain(message);
});

it('a missing token is named, and one that cannot be sent', async () => {
  expect(await errorOf('https://shop.example', {})).toContain('usage: The environment variable QUOIN_TOKEN');
  expect(await errorOf('https://shop.example', { QUOIN_TOKEN: 'a\nb' })).toContain('usage: QUOIN_TOKEN');
});

it.each([
  [401, '{"message":"no"}', {}, 'does not accept the token in QUOIN_TOKEN'],
  [404, 'No site found at this address.', {}, 'no site of Quoin'],
  [200, '<html></html>', {}, 'no site of Quoin'],
  [200, '{"releases":1}', {}, 'no site of Quoin'],
  [301, '', { location: 'https://www.shop.example/_admin/releases' }, 'use --to https://www.shop.example'],
  [503, '', {}, 'responds with 503'],
])('a server that responds with %s is explained', async (status, body, headers, message) => {
  expect(await errorOf(await serve(status, body, headers))).toContain(message);
});

it('a server that cannot be reached is named, with the reason', async () => {
  const origin = await serve(200, '');
  await new Promise((resolve) => server?.close(resolve));
  expect(await errorOf(origin)).toContain(`input: No connection to ${origin} (ECONNREFUSED)`);
});

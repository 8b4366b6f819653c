import { chmodSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { NoConnection } from './no-connection.ts';
import { type OpenOptions, openRemote, type RemoteAddress } from './open-remote.ts';

let server: Server | TcpServer | undefined;
afterEach(() => {
  if (server !== undefined && 'closeAllConnections' in server) server.closeAllConnections();
  server?.close();
  server = undefined;
});

const TOKEN = { QUOIN_TOKEN: 'secret-of-the-owner' };

/** The origin of a server that responds to everything like this. */
async function serve(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  return listen(createServer((_, response) => response.writeHead(status, headers).end(body)));
}

async function listen(created: Server | TcpServer): Promise<string> {
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(created.address() as AddressInfo).port}`;
}

/** The site was never served or deployed here. */
const NO_DATA = '/nowhere';

/** Kind and message of the error. */
async function errorOf(
  address: string | Omit<RemoteAddress, 'option' | 'data'>,
  environment: NodeJS.ProcessEnv = TOKEN,
  options: OpenOptions = {},
): Promise<string> {
  const typed = typeof address === 'string' ? { url: address } : address;
  const error = await openRemote({ ...typed, option: '--to', data: NO_DATA }, environment, options).then(
    () => undefined,
    (each: { readonly kind: string; readonly message: string; readonly hint?: string }) => each,
  );
  const text = `${error?.kind}: ${error?.message} ${error?.hint}`;
  expect(text).not.toContain(TOKEN.QUOIN_TOKEN);
  return text;
}

it('a server of Quoin is opened', async () => {
  const origin = await serve(200, '{"releases":[]}');
  expect(await openRemote({ url: `${origin}/`, option: '--to', data: NO_DATA }, TOKEN)).toMatchObject({
    origin,
  });
});

it.each([
  ['', 'usage: --to is empty'],
  ['elsewhere', 'usage: Unknown target'],
  [
    'cloudflare',
    'usage: Which Worker? This site was not deployed from this machine deploy it with quoin deploy',
  ],
  ['cloudflare:staging', 'in the environment staging'],
  ['cloudflare:../..', 'Which Worker?'],
  ['ftp://shop.example', 'usage: Unknown target'],
  ['https://shop.example/x', 'usage: --to has more than an address: a path use --to https://shop.example'],
  ['https://ann@shop.example', 'usage: --to has more than an address: a user name use'],
  ['https://ann:pass-word@shop.example', 'usage: --to has more than an address: a user name and a password'],
  [
    'https://shop.example/config?key=pass-word',
    ': a path and a query (after ?) use --to https://shop.example',
  ],
  ['https://ann@shop.example/x?y', 'address: a user name, a path, and a query (after ?) use'],
  ['https://shop.example/#pass-word', 'usage: --to has more than an address: a fragment (after #)'],
  ['ftp://ann:pass-word@shop.example', 'usage: Unknown target: --to ftp://…@shop.example'],
  ['ann:pass-word/@shop.example?pass-word', 'usage: Unknown target: --to …@shop.example…'],
  ['http://shop.example', 'usage: The token would be sent unencrypted'],
])('--to %s is rejected before anything is sent', async (to, message) => {
  const text = await errorOf(to);
  expect(text).toContain(message);
  expect(text).not.toContain('pass-word');
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

it('a server that is not listening is named', async () => {
  const origin = await serve(200, '');
  await new Promise((resolve) => server?.close(resolve));
  const text = await errorOf(origin);
  expect(text).toBe(
    `input: No connection to ${origin}: the server is not listening check the address and its port, or try again later`,
  );
});

it.each([
  ['a name that does not exist', 'ENOTFOUND', 'the name cannot be found check the address'],
  ['a closed port', 'ECONNREFUSED', 'the server is not listening check the address and its port'],
  ['no route', 'EHOSTUNREACH', 'the network cannot reach it check the network'],
  ['an expired certificate', 'CERT_HAS_EXPIRED', 'its certificate has expired renew'],
  ['a certificate of its own', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'it is self-signed check the address'],
  [
    'the certificate of another name',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'is for another name check the address',
  ],
  ['no encryption', 'ERR_SSL_WRONG_VERSION_NUMBER', 'encrypted connections (ERR_SSL_WRONG_VERSION_NUMBER)'],
  ['another error', 'EBUSY', 'the connection failed (EBUSY) check the address'],
])('%s is explained, with what to do', (_what, code, text) => {
  const cause = Object.assign(new Error(`connect ${code} 192.0.2.1:443`), { code });
  // `fetch` wraps the error, a WebSocket does not.
  for (const error of [cause, new TypeError('fetch failed', { cause })]) {
    const { message, hint } = new NoConnection('https://shop.example', error);
    expect(`${message} ${hint}`).toContain(`No connection to https://shop.example: `);
    expect(`${message} ${hint}`).toContain(text);
  }
});

it('a port that is not for web servers is explained', async () => {
  expect(await errorOf('http://localhost:1')).toContain('its port is that of another protocol');
});

it('a server that is not a web server, and one that closes the connection, are explained', async () => {
  const origin = await listen(
    // Does not close the connection: that could arrive first.
    createTcpServer((socket) => socket.once('data', () => socket.write('220 mail.example\r\n'))),
  );
  expect(await errorOf(origin)).toContain('what responds there is not a web server (HPE_');
  server?.close();
  const other = await listen(createTcpServer((socket) => socket.destroy()));
  expect(await errorOf(other)).toContain('the connection was closed try again');
});

it('an attempt to connect is limited, also to the end of the response', async () => {
  for (const start of [() => {}, (response: ServerResponse) => response.write('{')]) {
    server?.close();
    const origin = await listen(createServer((_, response) => void start(response)));
    expect(await errorOf(origin, TOKEN, { timeoutMs: 50 })).toContain(
      `input: No connection to ${origin}: it has not responded within 1 s check the address`,
    );
  }
});

it('an attempt to connect ends with its signal', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  const origin = await listen(createServer(() => controller.abort(reason)));
  const connecting: string[] = [];
  const options = { signal: controller.signal, onConnecting: (to: string) => connecting.push(to) };
  const opened = openRemote({ url: origin, option: '--to', data: NO_DATA }, TOKEN, options);
  await expect(opened).rejects.toBe(reason);
  expect(connecting).toEqual([origin]);
});

it('a token file that cannot be read is explained', async () => {
  const folder = createTemporaryFolder({ empty: '\n', locked: 'x' });
  const of = (name: string) => errorOf({ url: 'https://shop.example', tokenFile: join(folder.path, name) });
  try {
    expect(await of('gone')).toContain(
      'gone does not exist write the ADMIN_TOKEN of the Worker at https://shop.',
    );
    expect(await of('.')).toContain(`usage: The token file ${folder.path} is a folder`);
    expect(await of('empty')).toContain('is empty write the ADMIN_TOKEN');
    chmodSync(join(folder.path, 'locked'), 0);
    // Root may read everything.
    if (process.getuid?.() !== 0) expect(await of('locked')).toContain('is not readable allow');
  } finally {
    folder.remove();
  }
});

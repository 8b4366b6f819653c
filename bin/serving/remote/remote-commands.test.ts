import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { runForTranscript } from '../../testing/transcript.ts';

const TO = 'https://shop.example';
const TOKEN = 'token-of-the-tests';
const CLI_PATH = fileURLToPath(new URL('../../../dist/quoin.js', import.meta.url));

let folder: TemporaryFolder;
let server: Server | undefined;

beforeEach(() => {
  folder = createTemporaryFolder({ 'shop/site.json': '{}', token: `${TOKEN}\n` });
  vi.stubEnv('QUOIN_TOKEN', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  folder.remove();
});

const run = (...argv: readonly string[]) => runForTranscript(argv, { cwd: folder.path });

/** Starts a Worker without releases, and records the tokens that it gets. */
async function startServer() {
  const tokens: (string | undefined)[] = [];
  const started = createServer(({ headers }, response) => {
    tokens.push(headers.authorization);
    response.end('{"releases":[]}');
  });
  return { origin: await listen(started), tokens };
}

async function listen(started: Server): Promise<string> {
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

it.each([
  ['publish', ['publish', 'nowhere', '--to', TO]],
  ['releases', ['releases', 'nowhere', '--to', TO]],
  ['rollback', ['rollback', '--site', 'nowhere', '--to', TO]],
  ['build-service', ['build-service', 'nowhere', '--site', TO]],
])('%s checks the site folder before the token and the network', async (_, argv) => {
  expect(await run(...argv)).toMatchObject({ code: 2, err: expect.stringContaining('nowhere') });
  expect((await run(...argv)).err).not.toContain('QUOIN_TOKEN');
});

it.each([
  ['releases', ['releases']],
  ['rollback', ['rollback']],
])('%s of a Worker elsewhere needs no site folder', async (_, argv) => {
  const { err } = await run(...argv, '--to', TO);
  expect(err).toContain('The environment variable QUOIN_TOKEN is not set');
});

it.each([
  ['publish', ['publish', 'shop', '--to']],
  ['releases', ['releases', '--to']],
  ['rollback', ['rollback', '--to']],
])('%s reads the token from --token-file', async (_, argv) => {
  const { origin, tokens } = await startServer();
  await run(...argv, origin, '--token-file', join(folder.path, 'token'));
  expect(tokens[0]).toBe(`Bearer ${TOKEN}`);
  expect((await run(argv[0] ?? '', '--token-file', 'token')).err).toContain('use it with --to URL');
});

it.each([
  ['checks the server', false],
  ['opens the WebSocket', true],
])(
  'build-service says where it connects to, and ends at once when it is stopped while it %s',
  async (_, responds) => {
    const begun = createDeferred();
    const started = createServer((__, response) => {
      if (responds) response.end('{"releases":[]}');
      else begun.resolve();
    }).on('upgrade', () => begun.resolve());
    const origin = await listen(started);
    const args = ['build-service', join(folder.path, 'shop'), '--site', origin];
    const env = { ...process.env, QUOIN_TOKEN: TOKEN };
    const child = spawn(process.execPath, [CLI_PATH, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await begun.promise;
    const stopped = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    // The server would have 30 seconds.
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(output).toBe(`Connecting to ${origin}\n`);
  },
);

function createDeferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

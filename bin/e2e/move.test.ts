import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { API, EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { type CloudflareWorker, startCloudflareWorker } from '../testing/cloudflare-worker.ts';
import { type CopiedSite, copyPublishedSite } from './testing/copy-site.ts';
import { type CommandResult, runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import { createTestCustomer, fillCart } from './testing/test-customer.ts';

const CLI_PATH = fileURLToPath(new URL('../../dist/quoin.js', import.meta.url));
const ROPE = { itemId: 'item-rope', sku: 'ROPE-10' };
const ANA = { email: 'ana@example.com', name: 'Ana', password: 'a long enough password' };

let worker: CloudflareWorker;
let site: CopiedSite;
let server: Serving;

beforeEach(async () => {
  worker = await startCloudflareWorker();
  vi.stubEnv('QUOIN_TOKEN', worker.token);
  site = await copyPublishedSite('harbour');
  server = await startQuoin('dev', site.folder, '--port', '0');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await worker.stop();
  site.remove();
});

type Counts = Readonly<Record<string, number>>;

const move = (...args: readonly string[]) => runQuoin('move', site.folder, ...args);

/** Moves the site, and returns the number of rows by table. */
async function moved(...args: readonly string[]): Promise<Counts> {
  const { code, out, err } = await move('--other-secret', '--json', ...args);
  expect(code, `${out}${err}`).toBe(0);
  return (JSON.parse(out) as { readonly rows: Counts }).rows;
}

const order = async (origin: string, email: string) => (await fillCart(origin, email, ROPE)).order();

/** The status of adding to a new cart: 503 while the server is read-only. */
async function addToCart(origin: string): Promise<number> {
  const page = await fetch(`${origin}${EDGE_PAGES.cart}`);
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const crumb = decodeURIComponent(cookies.find((pair) => pair.startsWith('crumb='))?.slice(6) ?? '');
  const added = await fetch(`${origin}${API.cartEntries}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-csrf-token': crumb },
    body: JSON.stringify({ ...ROPE, quantity: 1 }),
  });
  return added.status;
}

const rejected = ({ code, err }: CommandResult) => [code, err];

/** Kills `quoin move` when it has printed a text, or after a time in milliseconds. */
async function killedMove(when: string | number, ...args: readonly string[]): Promise<void> {
  const command = [CLI_PATH, 'move', site.folder, '--other-secret', ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (typeof when === 'string' && output.includes(when)) child.kill('SIGKILL');
  });
  if (typeof when === 'number') void setTimeout(when).then(() => child.kill('SIGKILL'));
  await exited;
}

describe('a shop with orders', () => {
  it('is moved to a Worker and back with everything, although the move is killed, aborted and repeated', async () => {
    const { origin } = server;
    const visitor = createTestCustomer(origin);
    await visitor.get('/');
    expect((await visitor.post(API.account, { json: ANA }, 1)).status).toBe(200);
    expect((await order(origin, ANA.email)).status).toBe(201);
    expect(rejected(await move('--to', worker.origin))).toEqual([
      1,
      expect.stringContaining('The servers have different secrets'),
    ]);

    await killedMove('The shop is read-only', '--to', worker.origin);
    expect(await addToCart(origin)).toBe(503);
    const aborted = await move('--abort', '--to', worker.origin);
    expect([aborted.code, aborted.out]).toEqual([0, expect.stringContaining('accepts orders again')]);
    expect([await addToCart(origin), (await fetch(`${worker.origin}/`)).status]).toEqual([200, 503]);
    await order(origin, 'eva@example.com');
    await killedMove('The shop is read-only', '--to', worker.origin);
    const there = await moved('--to', worker.origin);
    expect(there).toMatchObject({ 'store.orders': 2, 'member.members': 1 });

    // The old server shows the shop, and takes no orders.
    expect([(await fetch(`${origin}/`)).status, await addToCart(origin)]).toEqual([200, 503]);
    expect([(await fetch(`${worker.origin}/`)).status, await addToCart(worker.origin)]).toEqual([200, 200]);
    const customer = createTestCustomer(worker.origin);
    await customer.get('/');
    const { email, password } = ANA;
    expect((await customer.post(API.session, { json: { email, password } }, 1)).status).toBe(200);
    expect(rejected(await runQuoin('publish', site.folder))).toEqual([
      1,
      expect.stringContaining('was moved to another server'),
    ]);
    expect(rejected(await move('--abort', '--to', worker.origin))).toEqual([
      1,
      expect.stringContaining('The move is finished'),
    ]);
    const repeated = await move('--other-secret', '--to', worker.origin);
    expect([repeated.code, repeated.out]).toEqual([0, expect.stringContaining('nothing has changed')]);
    const other = await copyPublishedSite('harbour');
    const toOther = await runQuoin('move', other.folder, '--other-secret', '--to', worker.origin);
    other.remove();
    expect(rejected(toOther)).toEqual([
      1,
      expect.stringContaining('has data of visitors: 2 orders, 1 customer'),
    ]);

    const back = await moved('--from', worker.origin, '--to', 'local');
    expect(back).toMatchObject({ 'store.orders': 2, 'member.members': 1, 'site.docs': there['site.docs'] });
    expect([await addToCart(origin), await addToCart(worker.origin)]).toEqual([200, 503]);
  });

  it.for(inject('scale') === 'long' ? [5] : [])('survives %i kills at random moments', async (kills) => {
    for (const email of ['ana', 'eva', 'rui']) await order(server.origin, `${email}@example.com`);
    const started = performance.now();
    const before = await moved('--to', worker.origin);
    const duration = performance.now() - started;
    const places = ['--from', worker.origin, '--to', 'local'];
    for (let kill = 0; kill < kills; kill += 1) await killedMove(Math.random() * duration, ...places);
    const { code, err, out } = await move('--other-secret', '--json', ...places);
    expect(code, `${out}${err}`).toBe(0);
    // One of the kills may have come after the end.
    const { rows, wasMoved } = JSON.parse(out) as { readonly rows: Counts; readonly wasMoved: boolean };
    if (!wasMoved) expect(rows).toEqual(before);
    expect([await addToCart(server.origin), await addToCart(worker.origin)]).toEqual([200, 503]);
  });
});

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Manifest } from '../../compiler/model/index.ts';
import type { MoveResponse } from '../../formatters/vocabulary/api/move.ts';
import { API, EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { type CloudflareWorker, startCloudflareWorker } from '../testing/cloudflare-worker.ts';
import { type CopiedSite, copyPublishedSite } from './testing/copy-site.ts';
import { type CommandResult, runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import { createTestCustomer, fillCart } from './testing/test-customer.ts';

const CLI_PATH = fileURLToPath(new URL('../../dist/quoin.js', import.meta.url));
const ROPE = { itemId: 'item-rope', sku: 'ROPE-10' };
const ANA = { email: 'ana@example.com', name: 'Ana', password: 'a long enough password' };

const isLong = inject('scale') === 'long';
/** A shop that has grown. */
const LARGE = { orders: 5000, products: 2000, releases: 10 };
/** Products of one store page. */
const MAX_PRODUCTS = 200;
/** Customers who order at the same time. */
const PARALLEL = 40;

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

/** Of its store. */
async function phaseOfWorker(): Promise<unknown> {
  const response = await fetch(`${worker.origin}/_admin/move`, {
    method: 'POST',
    headers: { authorization: `Bearer ${worker.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: { kind: 'store', shard: 0 }, request: { call: 'describe' } }),
  });
  return ((await response.json()) as MoveResponse).state?.phase;
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
    // The new server is as before: nothing is published, and it accepts writes.
    expect([await addToCart(origin), (await fetch(`${worker.origin}/`)).status]).toEqual([200, 503]);
    expect(await phaseOfWorker()).toBeUndefined();
    expect(rejected(await move('--abort', '--to', worker.origin))).toEqual([
      1,
      expect.stringContaining('There is no move to end'),
    ]);
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

  it.for(isLong ? [5] : [])('survives %i kills at random moments', async (kills) => {
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

  it.for(isLong ? [LARGE] : [])(
    'with $orders orders, $products products and $releases releases is equal there and back',
    { timeout: 1_800_000 },
    async ({ orders, products, releases }) => {
      await server.stop();
      addProducts(products);
      for (let release = 1; release <= releases; release += 1) {
        rename(`Rope ${release}`);
        const { code, err } = await runQuoin('publish', site.folder);
        expect(code, err).toBe(0);
      }
      server = await startQuoin('dev', site.folder, '--port', '0');
      await placeOrders(orders);
      const pages = await pagesOf(server.origin);
      expect(Object.keys(pages).length).toBeGreaterThan(products);
      const there = await moved('--to', worker.origin);
      expect(there).toMatchObject({ 'store.orders': orders, 'site.releases': releases + 1 });
      expect(await pagesOf(worker.origin)).toEqual(pages);
      expect(await moved('--from', worker.origin, '--to', 'local')).toEqual(there);
      expect(await pagesOf(server.origin)).toEqual(pages);
    },
  );
});

function rope(): string {
  return readFileSync(join(site.folder, 'items/shop/rope.json'), 'utf8');
}

function addProducts(count: number): void {
  const text = rope().replace('"qtyInStock": 4', '"qtyInStock": 100000');
  writeFileSync(join(site.folder, 'items/shop/rope.json'), text);
  for (let index = 0; index < count; index += 1) {
    const product = JSON.parse(text);
    const collectionId = `shop-${Math.floor(index / MAX_PRODUCTS)}`;
    if (index % MAX_PRODUCTS === 0) addStorePage(collectionId);
    product.id = `product-${index}`;
    Object.assign(product.body, { title: `Product ${index}`, urlId: `product-${index}`, collectionId });
    const { variants } = product.body.structuredContent;
    for (const [name, variant] of Object.entries<{ sku: string }>(variants))
      variant.sku = `P${index}-${name}`;
    writeFileSync(join(site.folder, `items/shop/product-${index}.json`), JSON.stringify(product));
  }
}

function addStorePage(id: string): void {
  const page = JSON.parse(readFileSync(join(site.folder, 'collections/shop.json'), 'utf8'));
  page.id = id;
  Object.assign(page.body, { title: id, urlId: id });
  writeFileSync(join(site.folder, `collections/${id}.json`), JSON.stringify(page));
}

function rename(title: string): void {
  const product = JSON.parse(rope());
  product.body.title = title;
  writeFileSync(join(site.folder, 'items/shop/rope.json'), JSON.stringify(product));
}

async function placeOrders(count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++)
      expect((await order(server.origin, `customer-${index}@example.com`)).status).toBe(201);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

/** Status and text of every page of the live release, by path. */
async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const { out } = await runQuoin('releases', site.folder, '--json');
  const releases = JSON.parse(out) as readonly { readonly id: string; readonly isActive: boolean }[];
  const id = releases.find(({ isActive }) => isActive)?.id ?? '';
  const manifest = readFileSync(join(site.folder, '.quoin/disk/blobs', id.slice(0, 2), id), 'utf8');
  const { files } = JSON.parse(manifest) as Manifest;
  const pages: Record<string, string> = {};
  for (const path of Object.keys(files).filter((each) => /^[^_].*index\.html$|^index\.html$/.test(each))) {
    const response = await fetch(`${origin}/${path.replace(/index\.html$/, '')}`);
    // Only `quoin dev` reloads pages.
    const text = (await response.text()).replace('<script src="/_dev/reload.js" defer></script>', '');
    pages[path] = `${response.status} ${text}`;
  }
  return pages;
}

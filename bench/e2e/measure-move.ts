import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../../bin/e2e/testing/copy-site.ts';
import { runQuoin, startQuoin } from '../../bin/e2e/testing/run-quoin.ts';
import { fillCart } from '../../bin/e2e/testing/test-customer.ts';
import { startCloudflareWorker } from '../../bin/testing/cloudflare-worker.ts';
import type { Manifest } from '../../compiler/model/index.ts';

// Moves a shop with orders, products and releases to a Worker in Miniflare and back, and compares all pages:
// `node scripts/build.mjs && node scripts/run.mjs bench/e2e/measure-move.ts --orders 5000 --products 2000 --releases 10`.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000' },
    products: { type: 'string', default: '2000' },
    releases: { type: 'string', default: '10' },
  },
});
const PARALLEL = 40;
const ROPE = { itemId: 'item-rope', sku: 'ROPE-10' };

interface Moved {
  readonly rows: Readonly<Record<string, number>>;
  readonly readOnlyMs: number;
}

const site = copySite('harbour');
const worker = await startCloudflareWorker();
process.env.QUOIN_TOKEN = worker.token;
try {
  addProducts(Number(values.products));
  for (let release = 1; release <= Number(values.releases); release += 1) {
    rename(`Rope ${release}`);
    await run('publish', site.folder);
  }
  const server = await startQuoin('dev', site.folder, '--port', '0');
  try {
    await placeOrders(server.origin, Number(values.orders));
    const pages = await pagesOf(server.origin);
    const there = await moved('to the Worker', '--to', worker.origin);
    compare('pages', pages, await pagesOf(worker.origin));
    const back = await moved('back', '--from', worker.origin, '--to', 'local');
    compare('rows', there.rows, back.rows);
    compare('pages', pages, await pagesOf(server.origin));
    console.log(JSON.stringify(back.rows));
  } finally {
    await server.stop();
  }
} finally {
  await worker.stop();
  site.remove();
}

function addProducts(count: number): void {
  const file = join(site.folder, 'items/shop/rope.json');
  const text = readFileSync(file, 'utf8').replace('"qtyInStock": 4', '"qtyInStock": 100000');
  writeFileSync(file, text);
  for (let index = 0; index < count; index += 1) {
    const product = JSON.parse(text);
    product.id = `product-${index}`;
    product.body.title = `Product ${index}`;
    product.body.urlId = `product-${index}`;
    for (const [name, variant] of Object.entries<{ sku: string }>(product.body.structuredContent.variants))
      variant.sku = `P${index}-${name}`;
    writeFileSync(join(site.folder, `items/shop/product-${index}.json`), JSON.stringify(product));
  }
}

function rename(title: string): void {
  const file = join(site.folder, 'items/shop/rope.json');
  const rope = JSON.parse(readFileSync(file, 'utf8'));
  rope.body.title = title;
  writeFileSync(file, JSON.stringify(rope));
}

async function placeOrders(origin: string, count: number): Promise<void> {
  const started = performance.now();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const { orderId, message } = await (await fillCart(origin, `customer-${index}@example.com`, ROPE)).order();
      if (orderId === undefined) throw new Error(`Order ${index}: ${message}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  console.log(`${count} orders placed in ${seconds(performance.now() - started)}`);
}

async function moved(name: string, ...places: readonly string[]): Promise<Moved> {
  const started = performance.now();
  const result = JSON.parse(await run('move', site.folder, '--other-secret', '--json', ...places)) as Moved;
  const rows = Object.values(result.rows).reduce((sum, count) => sum + count, 0);
  const time = seconds(performance.now() - started);
  console.log(`moved ${name}: ${rows} rows in ${time}, read-only for ${seconds(result.readOnlyMs)}`);
  return result;
}

/** The text of every page, by path. */
async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const releases = JSON.parse(await run('releases', site.folder, '--json')) as readonly {
    readonly id: string;
    readonly isActive: boolean;
  }[];
  const id = releases.find(({ isActive }) => isActive)?.id ?? '';
  const blob = join(site.folder, '.quoin/disk/blobs', id.slice(0, 2), id);
  const { files } = JSON.parse(readFileSync(blob, 'utf8')) as Manifest;
  const paths = Object.keys(files).filter((path) => path.endsWith('index.html') && !path.startsWith('_'));
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const response = await fetch(`${origin}/${path.replace(/index\.html$/, '')}`);
    pages[path] = `${response.status} ${await response.text()}`;
  }
  return pages;
}

function compare(
  name: string,
  left: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
): void {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const different = keys.filter((key) => left[key] !== right[key]);
  console.log(`${keys.length} ${name}, ${different.length} different ${different.slice(0, 5).join(' ')}`);
}

async function run(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await runQuoin(...args);
  if (code !== 0) throw new Error(`quoin ${args.join(' ')} exited with ${code}: ${out}${err}`);
  return out;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

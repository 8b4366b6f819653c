import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorOrdersResponse } from '../../formatters/vocabulary/api/editor.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { buildWorker } from '../../scripts/build/build-worker.mjs';
import { type OpenedSite, openSite } from '../serving/supervise/open-site.ts';
import { type CopiedSite, copySite } from './testing/copy-site.ts';
import { createTestCustomer, fillCart, type OrderAttempt } from './testing/test-customer.ts';

const STOCK = 37;
const ROPE = { itemId: 'item-rope', sku: 'ROPE-10' };

const opened: { readonly site: OpenedSite; readonly copy: CopiedSite }[] = [];

afterEach(async () => {
  for (const { site, copy } of opened.splice(0)) {
    await site.stop();
    copy.remove();
  }
});

/** Publishes a shop that has `STOCK` ropes left. */
async function startFixtureServer(worker?: string): Promise<OpenedSite> {
  const copy = copySite('harbour');
  copy.edit<RopeFile>('items/shop/rope.json', (rope) => {
    rope.body.structuredContent.variants.short.qtyInStock = STOCK;
    return rope;
  });
  const site = await openSite({
    folder: copy.folder,
    data: join(copy.folder, '.quoin'),
    cwd: copy.folder,
    host: '127.0.0.1',
    port: 0,
    writesToDisk: false,
    anyHost: false,
    liveReload: false,
    allowTestPayments: true,
    worker,
  });
  opened.push({ site, copy });
  await site.importFiles();
  const { ok, diagnostics } = await site.publish('Ropes');
  expect(ok, JSON.stringify(diagnostics)).toBe(true);
  return site;
}

interface Rush {
  readonly buyers: number;
  /** How often workerd is killed, spread over the rush. */
  readonly kills: number;
}

/** Everybody fills a cart, and when all have, everybody orders at once. */
async function rush(site: OpenedSite, { buyers, kills }: Rush): Promise<readonly OrderAttempt[]> {
  let steps = 0;
  let killed = 0;
  const step = async <Result>(deed: Promise<Result>): Promise<Result> => {
    const result = await deed;
    steps += 1;
    const pid = site.pid();
    if (killed < kills && steps >= ((killed + 0.5) * 2 * buyers) / kills && pid !== undefined) {
      killed += 1;
      process.kill(pid, 'SIGKILL');
    }
    return result;
  };
  const carts = await Promise.all(
    Array.from({ length: buyers }, (_, number) =>
      step(fillCart(site.origin, `buyer-${number}@example.com`, ROPE)),
    ),
  );
  const results = await Promise.all(carts.map((cart) => step(cart.order())));
  expect(killed).toBe(kills);
  return results;
}

/** All orders as the dashboard lists them. */
async function readOrders(site: OpenedSite): Promise<readonly StoredOrder[]> {
  const contributor = createTestCustomer(site.origin);
  // It may have been killed a moment ago.
  await contributor.get('/');
  await contributor.get(`/config?key=${await site.admin.signInKey()}`);
  const orders: StoredOrder[] = [];
  let cursor = '';
  do {
    const answer = await contributor.get(`${API.editorOrders}?limit=100${cursor}`);
    const page = (await answer.json()) as EditorOrdersResponse;
    orders.push(...page.orders);
    cursor = page.nextPageCursor === undefined ? '' : `&cursor=${encodeURIComponent(page.nextPageCursor)}`;
    if (!page.hasNextPage) break;
  } while (cursor !== '');
  return orders;
}

/** What a ledger owes to those who bought, whoever was refused, and the owner. */
function checkLedger(results: readonly OrderAttempt[], orders: readonly StoredOrder[]): void {
  expect(orders).toHaveLength(STOCK);
  expect(orders.filter(({ paymentState }) => paymentState === 'paid')).toHaveLength(STOCK);
  // Whoever was told that they have one has one, and nobody else.
  const told = results.flatMap(({ orderId }) => (orderId === undefined ? [] : [orderId]));
  expect(told.sort()).toEqual(orders.map(({ id }) => id).sort());
  expect(new Set(orders.map(({ email }) => email)).size).toBe(STOCK);
  const numbers = orders.map(({ number }) => number).sort((left, right) => left - right);
  expect(numbers).toEqual(Array.from({ length: STOCK }, (_, index) => index + 1));
  const refused = results.filter(({ orderId }) => orderId === undefined);
  const sentences = new Set(refused.map(({ status, message }) => `${status} ${message}`));
  expect(sentences).toEqual(new Set(['400 Sorry, we do not have enough of that item available.']));
}

describe('a rush for 37 ropes, every POST sent three times', () => {
  it('makes exactly 37 orders of 400 buyers at once, with ten kill -9 in between', async () => {
    const site = await startFixtureServer();
    const results = await rush(site, { buyers: 400, kills: 10 });
    checkLedger(results, await readOrders(site));
  }, 180_000);

  it('is noticed when the ledger reads first and writes then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-naive-'));
    try {
      await buildWorker(folder, 'edge/testing/naive-worker.ts');
      const site = await startFixtureServer(join(folder, 'worker.js'));
      const results = await rush(site, { buyers: 120, kills: 0 });
      const orders = await readOrders(site);
      expect(orders.length).toBeGreaterThan(STOCK);
      expect(() => checkLedger(results, orders)).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 180_000);
});

interface RopeFile {
  readonly body: {
    readonly structuredContent: { readonly variants: { readonly short: { qtyInStock: number } } };
  };
}

import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type {
  MoveCall,
  MoveObject,
  MoveOverview,
  MoveResponse,
} from '../../../formatters/vocabulary/api/move.ts';
import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import type { SiteDO } from '../../objects/site/site-do.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { blobPath } from '../../release/blobs.ts';
import { SWEEP_GRACE_MS } from '../../release/sweep-bucket.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { orderCart, publishCheckout } from '../../testing/checkout.ts';
import { createTestCustomer } from '../../testing/customer.ts';
import { putBlob, storeRelease, testEnv } from '../../testing/release.ts';

const HEADERS = { authorization: 'Bearer admin-token-of-the-tests', 'content-type': 'application/json' };

async function ask<Body>(path: string, body?: unknown, host = 'shop.test'): Promise<Body> {
  const response = await askWorker(`https://${host}/_admin/${path}`, {
    headers: HEADERS,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const call = (object: MoveObject, request: MoveCall) => ask<MoveResponse>('move', { object, request });

const STORE: MoveObject = { kind: 'store', shard: 0 };
const COPYING: MoveCall = { call: 'begin', id: 'one', phase: 'copying', seconds: 60 };

beforeAll(() => publishCheckout());

describe('the objects of a site', () => {
  it('are listed for a move, with a mark of the secret', async () => {
    const { siteId, objects, secretMark } = await ask<MoveOverview>('move');
    expect(siteId).toBe('shop');
    const kinds = [...new Set(objects.map(({ kind }) => kind))];
    expect(kinds.map((kind) => [kind, objects.filter((each) => each.kind === kind).length])).toEqual([
      ['store', 1],
      ['site', 1],
      ['restock', 1],
      ['forms', 8],
      ['member', 16],
      ['census', 4],
      ['cart', 64],
    ]);
    expect(secretMark).not.toContain(testEnv().MASTER_SECRET);
  });

  it('cannot be read or changed without the token, or with a call that does not exist', async () => {
    const send = (body: unknown, token: string) =>
      askWorker('https://shop.test/_admin/move', {
        method: 'POST',
        headers: { ...HEADERS, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const tables = { object: STORE, request: { call: 'tables' } };
    expect((await send(tables, 'wrong')).status).toBe(401);
    expect((await askWorker('https://shop.test/_admin/move/contributors')).status).toBe(401);
    for (const wrong of [
      { object: { kind: 'account', shard: 0 }, request: { call: 'tables' } },
      { object: STORE, request: { call: 'drop' } },
      { object: STORE, request: { ...COPYING, seconds: 1e9 } },
    ])
      expect((await send(wrong, 'admin-token-of-the-tests')).status).toBe(400);
  });
});

describe('while a shop is moved', () => {
  it('visitors see its pages, and are asked to order later', async () => {
    const customer = await createTestCustomer();
    await customer.add('MUG');
    await call(STORE, COPYING);
    const ordered = await orderCart(customer, { email: 'ana@example.com' });
    expect([ordered.status, ordered.headers.get('retry-after'), await ordered.json()]).toMatchObject([
      503,
      '60',
      { message: 'This website is being moved to another server. Please try again in a few minutes.' },
    ]);
    const accept = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    expect((await customer.get(EDGE_PAGES.cart, { headers: accept })).status).toBe(200);
    await call(STORE, { call: 'end', id: 'one' });
    expect((await orderCart(customer, { email: 'ana@example.com' })).status).toBe(201);
  });

  it('metrics say that it is read-only', async () => {
    const isReadOnly = async () => {
      const response = await askWorker('https://shop.test/_ops/metrics', { headers: HEADERS });
      return /^quoin_read_only (.*)$/m.exec(await response.text())?.[1];
    };
    await call(STORE, COPYING);
    expect(await isReadOnly()).toBe('1');
    await call(STORE, { call: 'end', id: 'one' });
    expect(await isReadOnly()).toBe('0');
  });

  it('a form without scripts gets a page that says so', async () => {
    const visitor = createBrowser();
    await visitor.get('/');
    // All that have carts in this test.
    const carts = [0, 1, 2, 3].map((shard): MoveObject => ({ kind: 'cart', shard }));
    for (const each of carts) await call(each, COPYING);
    const response = await visitor.form('/api/commerce/shopping-cart/entries', {
      itemId: 'mug',
      sku: 'MUG',
      quantity: '1',
    });
    const page = await response.text();
    for (const each of carts) await call(each, { call: 'end', id: 'one' });
    expect([response.status, page]).toEqual([503, expect.stringContaining('Back in a few minutes')]);
  });
});

it('contributors are added on the other server with their passwords and roles, once', async () => {
  const tenant = createTenant(testEnv(), 'shop');
  const saved = { email: 'Ines@Example.com', name: 'Ines', roles: [1], password: 'a long enough password' };
  await tenant.account().saveContributor('shop', saved);
  const { contributors } = await ask<{ readonly contributors: readonly { readonly email: string }[] }>(
    'move/contributors',
  );
  expect(contributors.map(({ email }) => email)).toContain('ines@example.com');
  for (let turn = 0; turn < 2; turn += 1) await ask('move/contributors', { contributors }, 'other.test');
  const there = await tenant.account().contributors('other');
  expect(there.filter(({ email }) => email === 'ines@example.com')).toMatchObject([{ roles: [1] }]);
  const { email, password } = saved;
  const signedIn = await tenant.account().signIn({ siteId: 'other', email, password, isRemembered: false });
  expect(signedIn.ok).toBe(true);
});

it('a site that was moved here keeps its release when it is no longer in HOSTS and the bucket is swept', async () => {
  const env = testEnv();
  const id = await storeRelease({ files: { 'index.html': 'moved' } }, 'other');
  const unused = await putBlob('unused');
  // Its object may have releases of earlier test files, whose blobs are gone: `reset` skips objects that are not in memory.
  await env.R2?.delete('sites/shop');
  const columns = ['id', 'created_on', 'created_by', 'message', 'is_active'];
  const write = { table: 'releases', columns, rows: [[id, 1, 'ana', 'First', 1]] };
  for (const request of [
    { call: 'begin', id: 'in', phase: 'receiving' },
    { call: 'write', id: 'in', ...write },
    { call: 'begin', id: 'in', phase: 'received' },
    { call: 'end', id: 'in' },
  ] as const)
    await ask('move', { object: { kind: 'site', shard: 0 }, request }, 'other.test');
  // Blobs are deleted a day after they were uploaded.
  const later = Date.now() + SWEEP_GRACE_MS + 60_000;
  for (const siteId of ['swept', 'other'])
    await runInDurableObject(env.SITE.get(env.SITE.idFromName(OBJECT_NAMES.site(siteId))), (object) => {
      (object as SiteDO).clock = () => later;
    });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  const request = new Request('https://swept.test/_admin/sweep', { method: 'POST', headers: HEADERS });
  const HOSTS = '{"swept.test":"swept"}';
  const swept = await createApp().fetch(request, { ...env, HOSTS }, createExecutionContext());
  expect((await env.R2?.head(blobPath(id)))?.key).toBe(blobPath(id));
  expect([swept.status, await env.R2?.head(blobPath(unused))]).toEqual([200, null]);
});

import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { askWorker } from '../../testing/browser.ts';
import { storeRelease, testEnv } from '../../testing/release.ts';

const TOKEN = 'admin-token-of-the-tests';
const UNKNOWN = '0'.repeat(64);

function blobRequest(method: string, path: string, body?: string | ReadableStream, token = TOKEN): Request {
  return new Request(`https://shop.test/_admin/blobs/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-length': String(new TextEncoder().encode(body).length) }),
    },
    ...(body !== undefined && { body }),
  });
}

const call = (...args: Parameters<typeof blobRequest>) => askWorker(blobRequest(...args));

const missingOf = async (hashes: readonly string[]) =>
  (await call('POST', 'missing', JSON.stringify({ hashes }))).json();

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('a blob is stored once, and is not missing any more', async () => {
  const hash = await hashOf('hello');
  expect(await missingOf([hash, UNKNOWN])).toEqual({ missing: [hash, UNKNOWN] });
  const first = await call('PUT', hash, 'hello');
  expect([first.status, await first.json()]).toEqual([201, { isNew: true }]);
  expect(await missingOf([hash, UNKNOWN])).toEqual({ missing: [UNKNOWN] });
  const again = await call('PUT', hash, 'hello');
  expect([again.status, await again.json()]).toEqual([200, { isNew: false }]);
  expect(await (await testEnv().R2?.get(`blobs/${hash.slice(0, 2)}/${hash}`))?.text()).toBe('hello');
});

it('an empty blob can be stored', async () => {
  const hash = await hashOf('');
  expect((await call('PUT', hash, '')).status).toBe(201);
  expect(await missingOf([hash])).toEqual({ missing: [] });
});

it('content that is not that of the hash is rejected, and nothing is stored', async () => {
  const hash = await hashOf('right');
  const response = await call('PUT', hash, 'wrong');
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('not that of the hash') },
  ]);
  expect(await missingOf([hash])).toEqual({ missing: [hash] });
});

it('names that are no hashes, and bodies without a length, are rejected', async () => {
  expect((await call('PUT', 'x', 'x')).status).toBe(400);
  expect((await call('PUT', UNKNOWN.toUpperCase().replaceAll('0', 'A'), 'x')).status).toBe(400);
  expect((await call('PUT', UNKNOWN, new Blob(['x']).stream())).status).toBe(411);
  expect((await call('POST', 'missing', JSON.stringify({ hashes: ['x'] }))).status).toBe(400);
  expect((await call('POST', 'missing', JSON.stringify({ hashes: Array(501).fill(UNKNOWN) }))).status).toBe(
    400,
  );
});

it('blobs require the token', async () => {
  const hash = await hashOf('secret');
  expect((await call('PUT', hash, 'secret', 'x')).status).toBe(401);
  expect((await call('POST', 'missing', JSON.stringify({ hashes: [hash] }), 'x')).status).toBe(401);
  expect(await missingOf([hash])).toEqual({ missing: [hash] });
});

it('a blob that is too large is rejected before it is read', async () => {
  const request = blobRequest('PUT', UNKNOWN, 'x');
  request.headers.set('content-length', '100000001');
  expect((await askWorker(request)).status).toBe(413);
});

it('a server without a bucket says where to publish', async () => {
  const { R2: _, ...env } = testEnv();
  const response = await createApp().fetch(blobRequest('PUT', UNKNOWN, 'x'), env);
  expect([response.status, await response.json()]).toMatchObject([
    501,
    { message: expect.stringContaining('on its machine') },
  ]);
});

it('a release whose blobs are not all stored is not activated', async () => {
  const site = createTenant(testEnv(), 'shop').site();
  const activate = (id: string) => site.activate('shop', { id, message: '', createdBy: 'test' });
  const first = await storeRelease({ files: { 'index.html': 'one', 'a.txt': 'shared' } });
  expect(await activate(first)).toEqual({ ok: true });
  const second = await storeRelease({ files: { 'index.html': 'two', 'a.txt': 'shared' } });
  const hash = await hashOf('two');
  await testEnv().R2?.delete(`blobs/${hash.slice(0, 2)}/${hash}`);
  expect(await activate(second)).toEqual({ ok: false, reason: 'incomplete', active: first });
  expect((await call('PUT', hash, 'two')).status).toBe(201);
  expect(await activate(second)).toEqual({ ok: true });
});

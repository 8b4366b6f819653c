import { expect, it } from 'vitest';
import { RELAY_CHUNK_BYTES } from '../../../formatters/vocabulary/api/build-relay.ts';
import { createApp } from '../../app.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { askWorker } from '../../testing/browser.ts';
import { createTestBuildService } from '../../testing/build-service.ts';
import { askConnection, connectService } from '../../testing/connected-service.ts';
import { storeRelease, testEnv } from '../../testing/release.ts';

const PAGE = { pageType: 2, title: 'Home', urlId: 'home', sections: {}, blocks: {} };

function call(path: string, body: unknown): Promise<Response> {
  return askWorker(`https://shop.test/_admin/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer admin-token-of-the-tests', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function objectOf(siteId: string) {
  const { BUILD_SERVICES } = testEnv();
  return BUILD_SERVICES.get(BUILD_SERVICES.idFromName(OBJECT_NAMES.buildService(siteId)));
}

/** Until the object has noticed that all have disconnected. */
async function allDisconnected(): Promise<void> {
  await expect.poll(() => objectOf('shop').isConnected()).toBe(false);
}

it('a build service that has connected builds what is published', async () => {
  await call('import', { docs: [{ key: 'page:home', body: PAGE }] });
  const service = await connectService(async (text) => {
    const { docs } = JSON.parse(text) as { readonly docs: readonly { readonly key: string }[] };
    const releaseId = await storeRelease({ files: { 'index.html': docs.map(({ key }) => key).join() } });
    return { ok: true, releaseId, diagnostics: [] };
  });
  const published = await call('publish', { keys: 'all' });
  expect([published.status, await published.json()]).toMatchObject([200, { ok: true }]);
  expect(service.asked).toEqual(['POST /build']);
  expect(await (await askWorker('https://shop.test/')).text()).toBe('page:home');
  service.close();
  await allDisconnected();
});

it('without a build service, publishing says how to connect one', async () => {
  const response = await call('publish', { keys: 'all' });
  expect([response.status, await response.json()]).toMatchObject([
    501,
    { message: expect.stringContaining('quoin build-service --site https://shop.test') },
  ]);
});

it('a request goes to the last one that connected, and to another one when that disconnects', async () => {
  const built = { ok: false, diagnostics: [] };
  const first = await connectService(async () => built);
  const last = await connectService(async () => {
    last.close();
    return undefined;
  });
  const response = await call('publish', { keys: 'all' });
  expect([response.status, await response.json()]).toEqual([200, built]);
  expect([first.asked, last.asked]).toEqual([['POST /build'], ['POST /build']]);
  expect((await call('publish', { keys: 'all' })).status).toBe(200);
  expect([first.asked.length, last.asked.length]).toEqual([2, 1]);
  first.close();
  await allDisconnected();
});

it('a build service that only builds gets no other requests', async () => {
  const all = await connectService(async () => ({ theme: {} }));
  const builds = await connectService(async () => ({ ok: false, diagnostics: [] }), {
    'x-quoin-accepts': 'builds',
  });
  const theme = await objectOf('shop').fetch('http://build-service/theme');
  expect(await theme.json()).toEqual({ theme: {} });
  await call('publish', { keys: 'all' });
  expect([all.asked, builds.asked]).toEqual([['GET /theme'], ['POST /build']]);
  all.close();
  await expect
    .poll(async () => (await objectOf('shop').fetch('http://build-service/theme')).status)
    .toBe(503);
  builds.close();
  await allDisconnected();
});

it('a build fails when the only build service disconnects, and can be repeated', async () => {
  const service = await connectService(async () => {
    service.close();
    return undefined;
  });
  expect((await call('publish', { keys: 'all' })).status).toBe(409);
  await allDisconnected();
});

it('large contents are sent in parts', async () => {
  const service = await connectService(async (text) => ({ text }));
  const text = 'é'.repeat(RELAY_CHUNK_BYTES);
  const response = await objectOf('shop').fetch('http://build-service/build', { method: 'POST', body: text });
  expect(await response.json()).toEqual({ text });
  expect(service.largest()).toBeLessThanOrEqual(RELAY_CHUNK_BYTES + 8);
  service.close();
  await allDisconnected();
});

it('a connection requires the token, a WebSocket and the same version', async () => {
  expect((await askConnection({ authorization: 'Bearer x' })).status).toBe(401);
  expect((await askConnection({ upgrade: 'h2c' })).status).toBe(426);
  const other = await askConnection({ 'x-quoin-relay': '0' });
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('another version') },
  ]);
  expect(await objectOf('shop').isConnected()).toBe(false);
});

it('a server with its own build service accepts none', async () => {
  const env = { ...testEnv(), BUILD_SERVICE: createTestBuildService().fetcher };
  const request = new Request('https://shop.test/_admin/build-service', {
    headers: { authorization: 'Bearer admin-token-of-the-tests', upgrade: 'websocket' },
  });
  expect((await createApp().fetch(request, env)).status).toBe(501);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import type { EditorAssetResponse } from '../../formatters/vocabulary/api/editor/uploads.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { type CloudflareWorker, startCloudflareWorker } from '../testing/cloudflare-worker.ts';
import { type CopiedSite, copySite } from './testing/copy-site.ts';
import { type HeldUploads, holdUploads } from './testing/hold-uploads.ts';
import { runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import type { TestCustomer } from './testing/test-customer.ts';

const isLong = inject('scale') === 'long';
const WAIT = { timeout: 120_000, interval: 50 };
const SVG_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

let worker: CloudflareWorker;
let site: CopiedSite;
let services: Serving[] = [];
let owner: TestCustomer;
let held: HeldUploads | undefined;

beforeEach(async () => {
  worker = await startCloudflareWorker();
  vi.stubEnv('QUOIN_TOKEN', worker.token);
  site = copySite('harbour');
  const published = await runQuoin('publish', site.folder, '--to', worker.origin);
  expect(published.code, published.err).toBe(0);
  owner = await worker.signIn();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  held?.release();
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await held?.stop();
  held = undefined;
  site.remove();
  await worker.stop();
});

async function connect(folder = site.folder, ...args: readonly string[]): Promise<Serving> {
  const service = await startQuoin('build-service', folder, '--site', worker.origin, ...args);
  services.push(service);
  return service;
}

async function apply(ops: readonly object[], base: Readonly<Record<string, number>>): Promise<void> {
  const json = { id: crypto.randomUUID(), label: 'Edit', ops, base, t: Date.now() };
  const response = await owner.post(API.editorTransactions, { json }, 1);
  expect(response.status, await response.text()).toBe(200);
}

async function publish(): Promise<number> {
  return (await owner.post(API.editorPublish, { json: { message: 'From the dashboard' } }, 1)).status;
}

const isConnected = async () => (await (await owner.get(API.editorBuildService)).json()) as object;
const pageAt = async (path: string) => (await fetch(`${worker.origin}${path}`)).text();

it('publishes what is edited and uploaded in the dashboard of a Worker elsewhere', async () => {
  await addPage('moorings');
  expect(await publish()).toBe(501);
  expect(await isConnected()).toEqual({ isConnected: false });
  // The dashboard shows files of the folder as they are published.
  const published = await owner.get(`${API.editorAssets}/anchor.svg`);
  expect([published.status, await published.text()]).toEqual([200, expect.stringContaining('<svg')]);
  const service = await connect();
  await vi.waitFor(async () => expect(await isConnected()).toEqual({ isConnected: true }), WAIT);
  const file = { type: 'image/svg+xml', text: SVG_IMAGE };
  const uploaded = await owner.post(`${API.editorAssets}?filename=Quay%20Plan.svg`, { file }, 1);
  const { doc } = (await uploaded.json()) as EditorAssetResponse;
  expect(doc).toMatchObject({ key: 'asset:quay-plan', body: { filename: 'quay-plan.svg' } });
  // The folder of the build service has a file of this name.
  const other = await owner.post(`${API.editorAssets}?filename=anchor.svg`, { file }, 1);
  expect(((await other.json()) as EditorAssetResponse).doc.body).toMatchObject({ filename: 'anchor-2.svg' });
  await apply([{ doc: 'page:moorings', at: ['mainImageId'], kind: 'insert', value: 'quay-plan' }], {
    'page:moorings': 1,
  });
  expect(await publish()).toBe(200);
  expect(await pageAt('/moorings')).toContain('quay-plan');
  expect(readFileSync(join(site.folder, 'assets/quay-plan.svg'), 'utf8')).toBe(SVG_IMAGE);
  expect(service.output()).toMatch(/^Built [0-9a-f]{12} in /m);
  // The canvas shows the theme of the folder, and files before they are published.
  expect((await owner.get(API.editorTheme)).status).toBe(200);
  expect(await (await owner.get(`${API.editorAssets}/quay-plan.svg`)).text()).toBe(SVG_IMAGE);
});

it('a build service that is killed is replaced by another one, which builds what it began', async () => {
  const other = copySite('harbour');
  try {
    const first = await connect();
    const second = await connect(other.folder);
    await addPage('moorings');
    const publishing = publish();
    await second.kill();
    expect(await publishing).toBe(200);
    expect(await pageAt('/moorings')).toContain('moorings');
    expect(`${first.output()}${second.output()}`).toContain('Built');
  } finally {
    other.remove();
  }
});

it.for(isLong ? ['the Worker was restarted'] : [])('connects again after %s', async () => {
  const service = await connect();
  await worker.restart();
  await vi.waitFor(() => expect(service.output()).toContain('Connected again'), WAIT);
  await addPage('moorings');
  expect(await publish()).toBe(200);
});

it.for(isLong ? ['--once'] : [])('with %s, ends when a release that it built is live', async () => {
  await addPage('moorings');
  const service = await connect(site.folder, '--once');
  await vi.waitFor(async () => expect(await isConnected()).toEqual({ isConnected: true }), WAIT);
  expect(await publish()).toBe(200);
  expect(await service.exitCode).toBe(0);
});

/** Begins a publish, and resolves with the service that builds it when it uploads the release. */
async function publishThrough({ origin, begun }: HeldUploads) {
  const service = await startQuoin('build-service', site.folder, '--site', origin);
  services.push(service);
  await addPage('moorings');
  const publishing = publish();
  await begun;
  return { service, publishing };
}

const FINISHING = 'Stopping after the current build; press Ctrl+C again to stop now';

it('a build service that is stopped uploads the release that it is building, and ends then', async () => {
  held = await holdUploads(worker.origin);
  const { service, publishing } = await publishThrough(held);
  const other = startQuoin('build-service', site.folder, '--site', held.origin);
  await expect(other).rejects.toThrow(/exited with 1:.*Another build service for http/s);
  const stopped = service.stop();
  await vi.waitFor(() => expect(service.output()).toContain(FINISHING), WAIT);
  held.release();
  expect(await publishing).toBe(200);
  await stopped;
  expect([await service.exitCode, service.output()]).toEqual([
    0,
    expect.stringMatching(/^Built [0-9a-f]{12} in /m),
  ]);
  expect(await pageAt('/moorings')).toContain('moorings');
});

it('a build service that is stopped twice ends at once, and can be started again', async () => {
  held = await holdUploads(worker.origin);
  const { service, publishing } = await publishThrough(held);
  const stopped = service.stop();
  await vi.waitFor(() => expect(service.output()).toContain(FINISHING), WAIT);
  await Promise.all([service.stop(), stopped]);
  expect(service.output()).not.toContain('Built');
  // No other build service was connected.
  expect(await publishing).toBe(409);
  await connect();
  expect(await publish()).toBe(200);
  expect(await pageAt('/moorings')).toContain('moorings');
});

async function addPage(urlId: string): Promise<void> {
  const value = { pageType: 2, title: urlId, urlId, sections: {}, blocks: {} };
  await apply([{ doc: `page:${urlId}`, at: [], kind: 'insert', value }], { [`page:${urlId}`]: 0 });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EditorReleasesResponse } from '../../formatters/vocabulary/api/editor/releases.ts';
import type { EditorAssetResponse } from '../../formatters/vocabulary/api/editor/uploads.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { SYSTEM_RELEASE_MESSAGE } from '../../formatters/vocabulary/site/system-releases.ts';
import { runQuoin, type Serving } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer, type TestCustomer } from './testing/test-customer.ts';

const SVG_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const PICS_FILE = 'pages/pics.json';

const site = createServedSite();
const WAIT = { timeout: 120_000, interval: 50 };

/** Changes fields in the file of a document. */
function editDocument(path: string, fields: object): void {
  site.edit<{ readonly body: object }>(path, (doc) => ({ ...doc, body: { ...doc.body, ...fields } }));
}

function setSiteTitle(siteTitle: string): void {
  site.edit<{ readonly body: { readonly website: object } }>('site.json', (doc) => ({
    ...doc,
    body: { ...doc.body, website: { ...doc.body.website, siteTitle } },
  }));
}

/** An HTTP client that is signed in to the dashboard. */
async function signIn({ origin, signIn: address }: Serving): Promise<TestCustomer> {
  const client = createTestCustomer(origin);
  const { pathname, search } = new URL(address);
  await client.get(`${pathname}${search}`);
  return client;
}

/** Uploads an image and returns the id of its document. */
async function upload(client: TestCustomer, filename: string): Promise<string> {
  const file = { type: 'image/svg+xml', text: SVG_IMAGE };
  const response = await client.post(`${API.editorAssets}?filename=${filename}`, { file }, 1);
  expect(response.status).toBe(200);
  const { doc } = (await response.json()) as EditorAssetResponse;
  await waitForFile(`assets/${filename}.json`);
  return doc.key.slice('asset:'.length);
}

async function addPage(client: TestCustomer, urlId: string, fields: object = {}): Promise<void> {
  const doc = `page:${urlId}`;
  const value = { pageType: 2, title: urlId, urlId, sections: {}, blocks: {}, ...fields };
  const ops = [{ doc, at: [], kind: 'insert', value }];
  const json = { id: crypto.randomUUID(), label: 'Add page', ops, base: { [doc]: 0 }, t: Date.now() };
  const response = await client.post(API.editorTransactions, { json }, 1);
  expect(response.status, await response.text()).toBe(200);
  await waitForFile(`pages/${urlId}.json`);
}

async function waitForFile(path: string): Promise<void> {
  await vi.waitFor(() => expect(existsSync(join(site.folder, path))).toBe(true), WAIT);
}

async function publish(client: TestCustomer): Promise<void> {
  const response = await client.post(API.editorPublish, { json: { message: 'Images' } }, 1);
  expect(response.status, await response.text()).toBe(200);
}

async function rollBackTo(client: TestCustomer, message: string): Promise<void> {
  const { releases } = (await (await client.get(API.editorReleases)).json()) as EditorReleasesResponse;
  const id = releases.find((release) => release.message === message)?.id ?? '';
  const response = await client.post(API.editorRollback.replace(':releaseId', id), { json: {} }, 1);
  expect(response.status, await response.text()).toBe(200);
}

const fetchPage = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).text();

const waitForText = (origin: string, path: string, text: string) =>
  vi.waitFor(async () => expect(await fetchPage(origin, path)).toContain(text), WAIT);

describe('after a rollback to an earlier release', () => {
  it('publishes everything published since, including uploads, with the next saved file, but no drafts', async () => {
    const serving = await site.serve('dev');
    const { origin, output } = serving;
    const client = await signIn(serving);
    await addPage(client, 'pics', { mainImageId: await upload(client, 'cup2.svg') });
    await addPage(client, 'prices');
    await publish(client);
    editDocument(PICS_FILE, { title: 'Cups by hand' });
    await waitForText(origin, '/pics', 'Cups by hand');
    await addPage(client, 'secret');
    await rollBackTo(client, SYSTEM_RELEASE_MESSAGE.started);
    expect((await fetch(`${origin}/pics`)).status).toBe(404);
    setSiteTitle('Harbour & Daughters');
    await waitForText(origin, '/', 'Harbour &amp; Daughters');
    expect(output()).not.toContain('Build failed');
    expect(await fetchPage(origin, '/pics')).toContain('Cups by hand');
    expect((await fetch(`${origin}/prices`)).status).toBe(200);
    expect((await fetch(`${origin}/secret`)).status).toBe(404);
    const again = await runQuoin('publish', site.folder, '--quiet');
    expect(again.out).toContain('Includes 1 unpublished dashboard edit: page secret\n');
    expect((await fetch(`${origin}/secret`)).status).toBe(200);
  });

  it('keeps the rolled-back release live after a restart', async () => {
    const first = await site.serve('dev');
    editDocument('pages/about.json', { title: 'About ropes' });
    await waitForText(first.origin, '/about', 'About ropes');
    await rollBackTo(await signIn(first), SYSTEM_RELEASE_MESSAGE.started);
    await first.stop();
    const { origin, output } = await site.serve('dev');
    expect(await fetchPage(origin, '/about')).not.toContain('About ropes');
    expect(output()).not.toContain('Built');
    setSiteTitle('Harbour & Daughters');
    await waitForText(origin, '/about', 'About ropes');
  });
});

it('accepts a file that refers to an unpublished upload', async () => {
  const serving = await site.serve('dev');
  const mainImageId = await upload(await signIn(serving), 'cup2.svg');
  editDocument('pages/about.json', { mainImageId, title: 'About cups' });
  await waitForText(serving.origin, '/about', 'About cups');
  expect(serving.output()).not.toContain('Build failed');
});

it('reports that there are no changes to publish and keeps the message and time of the live release', async () => {
  const releases = async () =>
    JSON.parse((await runQuoin('releases', site.folder, '--json')).out) as unknown[];
  const first = await runQuoin('publish', site.folder, '--message', 'fix');
  expect(first.code, first.err).toBe(0);
  const before = await releases();
  const again = await runQuoin('publish', site.folder, '--message', 'second message');
  expect(again.code, again.err).toBe(0);
  expect(again.out).toMatch(
    /^No changes since the release of \d{4}-\d\d-\d\d \d\d:\d\d \(fix\); [0-9a-f]{12} stays live\n$/,
  );
  const json = JSON.parse((await runQuoin('publish', site.folder, '--json')).out);
  expect(json).toMatchObject({ isUnchanged: true, fromDashboard: [] });
  expect(await releases()).toEqual(before);
  expect(before).toHaveLength(1);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { EditorAssetResponse, EditorReleasesResponse } from '../../formatters/vocabulary/api/editor.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { SYSTEM_RELEASE_MESSAGE } from '../../formatters/vocabulary/site/system-releases.ts';
import { runQuoin, type Serving } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer, type TestCustomer } from './testing/test-customer.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
const PICS = 'pages/pics.json';

const site = createServedSite();
const WAIT = { timeout: 20_000, interval: 50 };

/** Changes fields of a document's file by hand. */
function write(path: string, fields: object): void {
  site.edit<{ readonly body: object }>(path, (doc) => ({ ...doc, body: { ...doc.body, ...fields } }));
}

function setSiteTitle(siteTitle: string): void {
  site.edit<{ readonly body: { readonly website: object } }>('site.json', (doc) => ({
    ...doc,
    body: { ...doc.body, website: { ...doc.body.website, siteTitle } },
  }));
}

/** Somebody in the dashboard. */
async function signIn({ origin, signIn: address }: Serving): Promise<TestCustomer> {
  const person = createTestCustomer(origin);
  const { pathname, search } = new URL(address);
  await person.get(`${pathname}${search}`);
  return person;
}

/** Gives the id of the picture's document. */
async function upload(person: TestCustomer, filename: string): Promise<string> {
  const file = { type: 'image/svg+xml', text: PICTURE };
  const answer = await person.post(`${API.editorAssets}?filename=${filename}`, { file }, 1);
  expect(answer.status).toBe(200);
  const { doc } = (await answer.json()) as EditorAssetResponse;
  await fileOf(`assets/${filename}.json`);
  return doc.key.slice('asset:'.length);
}

async function addPage(person: TestCustomer, urlId: string, fields: object = {}): Promise<void> {
  const doc = `page:${urlId}`;
  const value = { pageType: 2, title: urlId, urlId, sections: {}, blocks: {}, ...fields };
  const ops = [{ doc, at: [], kind: 'insert', value }];
  const json = { id: crypto.randomUUID(), label: 'Add page', ops, base: { [doc]: 0 }, t: Date.now() };
  const answer = await person.post(API.editorTransactions, { json }, 1);
  expect(answer.status, await answer.text()).toBe(200);
  await fileOf(`pages/${urlId}.json`);
}

async function fileOf(path: string): Promise<void> {
  await vi.waitFor(() => expect(existsSync(join(site.folder, path))).toBe(true), WAIT);
}

async function publish(person: TestCustomer): Promise<void> {
  const answer = await person.post(API.editorPublish, { json: { message: 'Pictures' } }, 1);
  expect(answer.status, await answer.text()).toBe(200);
}

async function rollBackTo(person: TestCustomer, message: string): Promise<void> {
  const { releases } = (await (await person.get(API.editorReleases)).json()) as EditorReleasesResponse;
  const id = releases.find((release) => release.message === message)?.id ?? '';
  const answer = await person.post(API.editorRollback.replace(':releaseId', id), { json: {} }, 1);
  expect(answer.status, await answer.text()).toBe(200);
}

const pageAt = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).text();

const showsSoon = (origin: string, path: string, text: string) =>
  vi.waitFor(async () => expect(await pageAt(origin, path)).toContain(text), WAIT);

describe('after going back to an earlier release', () => {
  it('the next save makes live what was published since, uploads among it, and nothing that was not', async () => {
    const serving = await site.serve('dev');
    const { origin, said } = serving;
    const person = await signIn(serving);
    await addPage(person, 'pics', { mainImageId: await upload(person, 'cup2.svg') });
    await addPage(person, 'prices');
    await publish(person);
    write(PICS, { title: 'Cups by hand' });
    await showsSoon(origin, '/pics', 'Cups by hand');
    await addPage(person, 'secret');
    await rollBackTo(person, SYSTEM_RELEASE_MESSAGE.started);
    expect((await fetch(`${origin}/pics`)).status).toBe(404);
    setSiteTitle('Harbour & Daughters');
    await showsSoon(origin, '/', 'Harbour &amp; Daughters');
    expect(said()).not.toContain('Build failed');
    expect(await pageAt(origin, '/pics')).toContain('Cups by hand');
    expect((await fetch(`${origin}/prices`)).status).toBe(200);
    expect((await fetch(`${origin}/secret`)).status).toBe(404);
    const again = await runQuoin('publish', site.folder, '--quiet');
    expect(again.out).toContain('Includes 1 unpublished dashboard edit: page secret\n');
    expect((await fetch(`${origin}/secret`)).status).toBe(200);
  });

  it('a restart stays there', async () => {
    const first = await site.serve('dev');
    write('pages/about.json', { title: 'About ropes' });
    await showsSoon(first.origin, '/about', 'About ropes');
    await rollBackTo(await signIn(first), SYSTEM_RELEASE_MESSAGE.started);
    await first.stop();
    const { origin, said } = await site.serve('dev');
    expect(await pageAt(origin, '/about')).not.toContain('About ropes');
    expect(said()).not.toContain('Built');
    setSiteTitle('Harbour & Daughters');
    await showsSoon(origin, '/about', 'About ropes');
  });
});

it('a file may name an upload that nobody has published', async () => {
  const serving = await site.serve('dev');
  const mainImageId = await upload(await signIn(serving), 'cup2.svg');
  write('pages/about.json', { mainImageId, title: 'About cups' });
  await showsSoon(serving.origin, '/about', 'About cups');
  expect(serving.said()).not.toContain('Build failed');
});

it('publishing what is live already says so, and leaves its words and its time', async () => {
  const releases = async () =>
    JSON.parse((await runQuoin('releases', site.folder, '--json')).out) as unknown[];
  const first = await runQuoin('publish', site.folder, '--message', 'fix');
  expect(first.code, first.err).toBe(0);
  const before = await releases();
  const again = await runQuoin('publish', site.folder, '--message', 'second words');
  expect(again.code, again.err).toBe(0);
  expect(again.out).toMatch(
    /^No changes since the release of \d{4}-\d\d-\d\d \d\d:\d\d \(fix\); [0-9a-f]{12} stays live\n$/,
  );
  const json = JSON.parse((await runQuoin('publish', site.folder, '--json')).out);
  expect(json).toMatchObject({ isUnchanged: true, fromDashboard: [] });
  expect(await releases()).toEqual(before);
  expect(before).toHaveLength(1);
});

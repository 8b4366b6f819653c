import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import type { EditorDocumentResponse } from '../../formatters/vocabulary/api/editor/documents.ts';
import { API, pathTo } from '../../formatters/vocabulary/api/paths.ts';
import { type CloudflareWorker, startCloudflareWorker } from '../testing/cloudflare-worker.ts';
import { type CopiedSite, copySite, createStarterSite } from './testing/copy-site.ts';
import { runQuoin } from './testing/run-quoin.ts';

const isLong = inject('scale') === 'long';

let worker: CloudflareWorker;
let site: CopiedSite | undefined;

beforeEach(async () => {
  worker = await startCloudflareWorker();
  vi.stubEnv('QUOIN_TOKEN', worker.token);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  site?.remove();
  await worker.stop();
});

async function publish(folder: string, ...args: readonly string[]) {
  const { code, out, err } = await runQuoin('publish', folder, '--json', ...args);
  expect(code, `${out}${err}`).toBe(0);
  return JSON.parse(out) as Readonly<Record<string, unknown>>;
}

it('a shop is published to a Worker elsewhere; a second publish uploads nothing, a wrong token changes nothing', async () => {
  site = copySite('harbour');
  const to = ['--to', worker.origin];
  const { release, reused, url } = await publish(site.folder, ...to);
  expect([reused, url]).toEqual([0, worker.origin]);
  expect(await shownRope()).toContain('Rope');
  expect(await publish(site.folder, ...to)).toMatchObject({ release, uploaded: 0, isUnchanged: true });
  // The id of a release is the hash of all its files.
  expect((await publish(site.folder)).release).toBe(release);
  rename('Hawser');
  vi.stubEnv('QUOIN_TOKEN', 'wrong-token');
  const rejected = await runQuoin('publish', site.folder, ...to);
  expect([rejected.code, rejected.err]).toEqual([1, expect.stringContaining('does not accept the token')]);
  expect(await shownRope()).not.toContain('Hawser');
});

it('with --only-folder, edits of the dashboard stay there, unpublished', async () => {
  site = copySite('harbour');
  const to = ['--to', worker.origin, '--only-folder'];
  await publish(site.folder, ...to);
  const owner = await worker.signIn();
  const ops = [{ doc: 'item:item-rope', at: ['title'], kind: 'set', value: 'Cable' }];
  const { doc } = (await (
    await owner.get(pathTo('editorDoc', { key: 'item:item-rope' }))
  ).json()) as EditorDocumentResponse;
  const base = { 'item:item-rope': doc.rev };
  const json = { id: crypto.randomUUID(), label: 'Edit', ops, base, t: Date.now() };
  expect((await owner.post(API.editorTransactions, { json }, 1)).status).toBe(200);
  rename('Hawser');
  setSiteTitle('Old harbour');
  const { code, err } = await runQuoin('publish', site.folder, ...to);
  expect([code, err]).toEqual([
    0,
    expect.stringContaining('the dashboard has edited them too: item:item-rope'),
  ]);
  const page = await shownRope();
  expect(page).toContain('Old harbour');
  expect(page).toMatch(/<h1[^>]*>Rope/);
  expect(readFileSync(join(site.folder, 'items/shop/rope.json'), 'utf8')).toContain('Hawser');
});

it.for(isLong ? ['rolled back'] : [])('releases elsewhere are listed and %s', async () => {
  site = copySite('harbour');
  const to = ['--to', worker.origin];
  const first = await publish(site.folder, ...to);
  rename('Hawser');
  const second = await publish(site.folder, ...to);
  expect(await shownRope()).toContain('Hawser');
  expect((await runQuoin('rollback', ...to)).out).toContain(String(first.release).slice(0, 12));
  const list = JSON.parse((await runQuoin('releases', '--json', ...to)).out);
  expect(list).toMatchObject([
    { id: second.release, isActive: false },
    { id: first.release, isActive: true },
  ]);
});

it.for(isLong ? ['a new site'] : [])('%s has the same files elsewhere as on this machine', async () => {
  site = await createStarterSite();
  const { release } = await publish(site.folder, '--to', worker.origin);
  expect((await publish(site.folder)).release).toBe(release);
});

async function shownRope(): Promise<string> {
  return (await fetch(`${worker.origin}/shop/p/rope`)).text();
}

function setSiteTitle(siteTitle: string): void {
  site?.edit<{ readonly body: { readonly website: object } }>('site.json', (doc) => ({
    ...doc,
    body: { ...doc.body, website: { ...doc.body.website, siteTitle } },
  }));
}

function rename(title: string): void {
  site?.edit<{ readonly body: object }>('items/shop/rope.json', (doc) => ({
    ...doc,
    body: { ...doc.body, title },
  }));
}

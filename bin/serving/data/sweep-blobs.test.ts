import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Manifest } from '../../../compiler/model/index.ts';
import { type BlobFolder, createBlobFolder } from './blob-folder.ts';
import { GRACE_PERIOD_MS, sweepBlobs } from './sweep-blobs.ts';

let disk: string;
let blobs: BlobFolder;

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'quoin-blobs-'));
  blobs = createBlobFolder(disk);
});
afterEach(() => {
  rmSync(disk, { recursive: true });
});

const put = (text: string) => blobs.put(Buffer.from(text)).hash;

/** Stores a release of one page; returns its id and its blobs. */
function release(text: string, more: Pick<Manifest, 'protected'> = {}): readonly [string, string, string] {
  const [page, edgeData] = [put(text), put(`data of ${text}`)];
  const files = { 'index.html': { hash: page, bytes: text.length, type: 'text/html' } };
  const manifest: Manifest = {
    version: 1,
    files,
    policies: [],
    shells: {},
    redirects: {},
    edgeData,
    ...more,
  };
  return [put(JSON.stringify(manifest)), page, edgeData];
}

function age(...hashes: readonly string[]): void {
  for (const hash of hashes) utimesSync(blobs.pathOf(hash), 1, 1);
}

it('deletes only blobs that no retained release refers to', () => {
  const [retained, removed] = [release('retained'), release('removed')];
  const young = put('of a build that is not live yet');
  age(...retained, ...removed);
  expect(sweepBlobs({ disk, releases: [retained[0]], now: Date.now() })).toBe(3);
  expect(retained.map(blobs.has)).toEqual([true, true, true]);
  expect(removed.map(blobs.has)).toEqual([false, false, false]);
  expect(blobs.has(young)).toBe(true);
});

it('retains the files of protected pages', () => {
  const hash = put('protected');
  const files = { 'prices/index.html': { hash, bytes: 9, type: 'text/html' } };
  const [id] = release('public', { protected: [{ password: 'hash', below: [], files }] });
  age(hash);
  sweepBlobs({ disk, releases: [id], now: Date.now() });
  expect(blobs.has(hash)).toBe(true);
});

it('retains blobs that a running build reuses', () => {
  const [retained, removed] = [release('retained'), release('removed')];
  age(...retained, ...removed);
  release('removed');
  expect(sweepBlobs({ disk, releases: [retained[0]], now: Date.now() })).toBe(0);
  expect(sweepBlobs({ disk, releases: [retained[0]], now: Date.now() + 2 * GRACE_PERIOD_MS })).toBe(3);
});

it('deletes nothing when a manifest is unreadable or there are no releases', () => {
  const [id, page] = release('retained');
  const old = put('old');
  age(id, page, old);
  for (const releases of [[], [id, 'f'.repeat(64)]])
    expect([releases, sweepBlobs({ disk, releases, now: Date.now() })]).toEqual([releases, 0]);
  expect(existsSync(blobs.pathOf(old))).toBe(true);
});

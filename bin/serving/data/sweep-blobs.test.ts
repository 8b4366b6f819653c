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
function release(text: string): readonly [string, string, string] {
  const [page, edgeData] = [put(text), put(`data of ${text}`)];
  const files = { 'index.html': { hash: page, bytes: text.length, type: 'text/html' } };
  const manifest: Manifest = { version: 1, files, policies: [], shells: {}, redirects: {}, edgeData };
  return [put(JSON.stringify(manifest)), page, edgeData];
}

function age(...hashes: readonly string[]): void {
  for (const hash of hashes) utimesSync(blobs.pathOf(hash), 1, 1);
}

it('deletes what no release holds that is kept, and nothing else', () => {
  const [kept, lost] = [release('kept'), release('gone')];
  const young = put('of a build that is not live yet');
  age(...kept, ...lost);
  expect(sweepBlobs({ disk, releases: [kept[0]], now: Date.now() })).toBe(3);
  expect(kept.map(blobs.has)).toEqual([true, true, true]);
  expect(lost.map(blobs.has)).toEqual([false, false, false]);
  expect(blobs.has(young)).toBe(true);
});

it('leaves what a build has just found there', () => {
  const [kept, lost] = [release('kept'), release('gone')];
  age(...kept, ...lost);
  release('gone');
  expect(sweepBlobs({ disk, releases: [kept[0]], now: Date.now() })).toBe(0);
  expect(sweepBlobs({ disk, releases: [kept[0]], now: Date.now() + 2 * GRACE_PERIOD_MS })).toBe(3);
});

it('deletes nothing when a release cannot be read, or none is known', () => {
  const [id, page] = release('kept');
  const old = put('old');
  age(id, page, old);
  for (const releases of [[], [id, 'f'.repeat(64)]])
    expect([releases, sweepBlobs({ disk, releases, now: Date.now() })]).toEqual([releases, 0]);
  expect(existsSync(blobs.pathOf(old))).toBe(true);
});

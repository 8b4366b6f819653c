import { expect, it } from 'vitest';
import { pause } from '../platform/pause.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { askWorker } from '../testing/browser.ts';
import { publishRelease, storeRelease, testEnv } from '../testing/release.ts';
import { blobPath } from './blobs.ts';
import { knownSites, SWEEP_GRACE_MS, sweepBucket } from './sweep-bucket.ts';

const LATER = () => Date.now() + SWEEP_GRACE_MS + 60_000;

function bucket(): R2Bucket {
  const { R2 } = testEnv();
  if (R2 === undefined) throw new Error('The tests have a bucket');
  return R2;
}

async function keys(): Promise<readonly string[]> {
  return (await bucket().list({ prefix: 'blobs/' })).objects.map(({ key }) => key);
}

it('blobs that no release refers to are deleted after a day, all others stay', async () => {
  const kept = await publishRelease({ files: { 'index.html': 'kept', 'a.txt': 'shared' } });
  const needed = await keys();
  const dropped = await storeRelease({ files: { 'index.html': 'dropped', 'a.txt': 'shared' } });
  const before = (await keys()).length;
  expect(await sweepBucket(bucket(), { releases: [kept], now: Date.now() })).toBe(0);
  expect(await sweepBucket(bucket(), { releases: [kept, dropped], now: LATER() })).toBe(0);
  expect(await keys()).toHaveLength(before);
  expect(await sweepBucket(bucket(), { releases: [kept], now: LATER() })).toBe(before - needed.length);
  expect(await keys()).toEqual(needed);
});

it('nothing is deleted when a release cannot be read', async () => {
  const id = await publishRelease({ files: { 'index.html': 'x' } });
  const before = await keys();
  await bucket().put('blobs/00/unused', 'unused');
  await bucket().delete(blobPath(id));
  expect(await sweepBucket(bucket(), { releases: [id], now: LATER() })).toBe(0);
  expect(await keys()).toEqual([...before.filter((key) => key !== blobPath(id)), 'blobs/00/unused'].sort());
});

it('a release that is published during a sweep goes live after it, and all sites with releases are known', async () => {
  const site = () => createTenant(testEnv(), 'busy').site();
  const first = await publishRelease({ files: { 'index.html': 'one' } }, 'busy');
  const id = await storeRelease({ files: { 'index.html': 'two' } }, 'busy');
  const activate = () => site().activate('busy', { id, message: '', createdBy: 'test' });
  const sweep = await site().beginSweep();
  const other = await site().beginSweep();
  expect(sweep.releases).toEqual([first]);
  const activated = activate();
  // Longer than a switch takes.
  await pause(500);
  expect(await site().activeRelease()).toBe(first);
  await site().endSweep(other.id);
  await pause(500);
  expect(await site().activeRelease()).toBe(first);
  await site().endSweep(sweep.id);
  expect(await activated).toEqual({ ok: true });
  expect(await knownSites(bucket())).toContain('busy');
});

it('the command line sweeps with the admin token, and sites can publish afterwards', async () => {
  await publishRelease({ files: { 'index.html': 'one' } });
  const sweep = (token: string) =>
    askWorker('https://shop.test/_admin/sweep', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await sweep('x')).status).toBe(401);
  const swept = await sweep('admin-token-of-the-tests');
  expect([swept.status, await swept.json()]).toEqual([200, { deleted: 0 }]);
  expect(await publishRelease({ files: { 'index.html': 'two' } })).toBeTypeOf('string');
});

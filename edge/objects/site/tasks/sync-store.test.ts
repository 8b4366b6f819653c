import { expect, it } from 'vitest';
import type { StoreObject } from '../../../domain/store/store-object.ts';
import type { Remote } from '../../../platform/remote/remote.ts';
import { storeRelease, testEnv } from '../../../testing/release.ts';
import { syncStore } from './sync-store.ts';

/** Syncs the store with a release; `during` runs before the store has responded. Returns whether the task is still pending. */
async function isPendingAfterSync(during: (goLive: (id: string) => void) => Promise<void>): Promise<boolean> {
  let active = await storeRelease({ files: { 'index.html': 'first' } });
  let siteId: string | undefined = 'shop';
  const goLive = (id: string) => {
    active = id;
  };
  await syncStore({
    pendingSync: {
      add: () => {},
      siteId: () => siteId,
      remove: () => {
        siteId = undefined;
      },
    },
    releases: { active: () => active },
    env: testEnv(),
    store: () => ({ sync: () => during(goLive) }) as unknown as Remote<StoreObject>,
  });
  return siteId !== undefined;
}

it('the store is up to date when it has the products of the live release', async () => {
  expect(await isPendingAfterSync(async () => {})).toBe(false);
});

it('the store is out of date when another release goes live during the sync', async () => {
  const second = await storeRelease({ files: { 'index.html': 'second' } });
  expect(await isPendingAfterSync(async (goLive) => goLive(second))).toBe(true);
});

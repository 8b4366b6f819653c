import type { StoreObject } from '../../../domain/store/store-object.ts';
import type { Env } from '../../../platform/env.ts';
import type { Remote } from '../../../platform/remote/remote.ts';
import { loadRelease } from '../../../release/active-release.ts';
import { createBlobs } from '../../../release/blobs.ts';
import type { Releases } from '../releases/releases.ts';
import type { PendingSync } from './pending-sync.ts';

export interface StoreSync {
  readonly pendingSync: PendingSync;
  readonly releases: Pick<Releases, 'active'>;
  readonly env: Env;
  store(siteId: string): Remote<StoreObject>;
}

/** Sends the products of the live release to the store, if that is pending. */
export async function syncStore({ pendingSync, releases, env, store }: StoreSync): Promise<void> {
  const siteId = pendingSync.siteId();
  const id = releases.active();
  if (siteId === undefined || id === undefined) return;
  const release = await loadRelease(createBlobs(env), id);
  if (release === undefined) return;
  await store(siteId).sync({ products: release.data.products, releaseId: id, siteId });
  // A release that has gone live since has its own task.
  if (releases.active() === id) pendingSync.remove();
}

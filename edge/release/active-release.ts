import type { EdgeData, Manifest } from '../../compiler/model/index.ts';
import type { SiteObject } from '../domain/site.ts';
import type { Env } from '../platform/env.ts';
import { OBJECT_NAMES } from '../platform/remote/object-names.ts';
import { connect } from '../platform/remote/remote.ts';
import { type Blobs, createBlobs } from './blobs.ts';

/** The published release. Immutable. */
export interface ActiveRelease {
  readonly id: string;
  readonly manifest: Manifest;
  readonly data: EdgeData;
  readonly blobs: Blobs;
  /** Set by `releaseInLanguage`: `data` is in this language, the primary release is in the primary one. */
  readonly inLanguage?: { readonly code: string; readonly primary: ActiveRelease };
}

/** Maximum time for which a Worker serves the previous release. */
const POINTER_LIFE_MS = 1000;

interface Known {
  askedAt: number;
  id: string | undefined;
}

/** Reads the id of the live release at most once per second. Releases are immutable and cached by id in the isolate. */
export function createReleaseReader(env: Env, siteId: string): () => Promise<ActiveRelease | undefined> {
  const blobs = createBlobs(env);
  return async () => {
    const id = await activeId(env, siteId);
    return id === undefined ? undefined : loadRelease(blobs, id);
  };
}

/** Values instead of promises: requests of workerd must not await promises of each other. */
const pointers = new Map<string, Known>();
const releases = new Map<string, ActiveRelease>();
/** Cached releases: the live one, and earlier ones for pages that are still open. */
const MAX_RELEASES = 4;

/** Clears the cached id after an activation. */
export function forgetActiveRelease(siteId: string): void {
  pointers.delete(siteId);
}

async function activeId(env: Env, siteId: string): Promise<string | undefined> {
  const known = pointers.get(siteId);
  const now = Date.now();
  if (known !== undefined && now - known.askedAt < POINTER_LIFE_MS) return known.id;
  const id =
    (await connect<SiteObject>(env.SITE, OBJECT_NAMES.site(siteId), {
      activeRelease: true,
    }).activeRelease()) ?? undefined;
  pointers.set(siteId, { askedAt: now, id });
  return id;
}

/** Loads a release by id, the hash of its manifest. */
export async function loadRelease(blobs: Blobs, id: string): Promise<ActiveRelease | undefined> {
  const known = releases.get(id);
  if (known !== undefined) return known;
  const manifest = (await (await blobs.get(id))?.json()) as Manifest | undefined;
  if (manifest === undefined) return undefined;
  const data = (await (await blobs.get(manifest.edgeData))?.json()) as EdgeData | undefined;
  if (data === undefined) return undefined;
  const release = { id, manifest, data, blobs };
  releases.set(id, release);
  if (releases.size > MAX_RELEASES) releases.delete(releases.keys().next().value ?? id);
  return release;
}

import type { EdgeData, Manifest } from '../../compiler/model/index.ts';
import type { Env } from '../platform/env.ts';
import { OBJECTS } from '../platform/remote/object-names.ts';
import { connect } from '../platform/remote/remote.ts';
import { type Blobs, createBlobs } from './blobs.ts';

/** What is published now. Immutable: another release is another value. */
export interface ActiveRelease {
  readonly id: string;
  readonly manifest: Manifest;
  readonly data: EdgeData;
  readonly blobs: Blobs;
}

/** How long a Worker may go on serving a release after another one was made live. */
const POINTER_LIFE_MS = 1000;

/** The part of the site's object that is asked here. */
interface Pointer {
  activeRelease(): string | undefined;
}

interface Known {
  askedAt: number;
  id: string | undefined;
}

/**
 * Asks the site's object which release is live at most once a second; manifests are immutable and kept by their id.
 * The memory of an isolate is the cache: it holds nothing that is not written down elsewhere.
 */
export function createReleaseReader(env: Env, siteId: string): () => Promise<ActiveRelease | undefined> {
  const blobs = createBlobs(env);
  return async () => {
    const id = await activeId(env, siteId);
    return id === undefined ? undefined : loadRelease(blobs, id);
  };
}

/** Values and never promises: a request of workerd may not wait for what another one has begun. */
const pointers = new Map<string, Known>();
const releases = new Map<string, ActiveRelease>();
/** Releases that an isolate keeps in memory: the live one, and those before it for pages loaded earlier. */
const MOST_RELEASES = 4;

/** Forgets which release is live, for whoever has just made another one so. */
export function forgetActiveRelease(siteId: string): void {
  pointers.delete(siteId);
}

async function activeId(env: Env, siteId: string): Promise<string | undefined> {
  const known = pointers.get(siteId);
  const now = Date.now();
  if (known !== undefined && now - known.askedAt < POINTER_LIFE_MS) return known.id;
  const id =
    (await connect<Pointer>(env.SITE, OBJECTS.site(siteId), { activeRelease: true }).activeRelease()) ??
    undefined;
  pointers.set(siteId, { askedAt: now, id });
  return id;
}

/** A release by its id, the hash of its manifest. */
export async function loadRelease(blobs: Blobs, id: string): Promise<ActiveRelease | undefined> {
  const known = releases.get(id);
  if (known !== undefined) return known;
  const manifest = (await (await blobs.get(id))?.json()) as Manifest | undefined;
  if (manifest === undefined) return undefined;
  const data = (await (await blobs.get(manifest.edgeData))?.json()) as EdgeData | undefined;
  if (data === undefined) return undefined;
  const release = { id, manifest, data, blobs };
  releases.set(id, release);
  if (releases.size > MOST_RELEASES) releases.delete(releases.keys().next().value ?? id);
  return release;
}

import { blobsOfRelease, type Manifest } from '../../compiler/model/index.ts';
import { blobPath } from './blobs.ts';

/** Blobs that a build service uploads now are not in a release yet. */
export const SWEEP_GRACE_MS = 24 * 3600 * 1000;

export interface SweepOptions {
  /** Ids of the retained releases of all sites that the bucket serves. */
  readonly releases: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Epoch milliseconds: nothing is deleted later. */
  readonly expiresOn?: number;
}

/** Deletes blobs that no release refers to, and returns their number. Deletes nothing when a manifest is unreadable. */
export async function sweepBucket(
  bucket: R2Bucket,
  { releases, now, expiresOn = Number.POSITIVE_INFINITY }: SweepOptions,
): Promise<number> {
  const needed = new Set<string>();
  for (const id of releases) {
    const manifest = await (await bucket.get(blobPath(id)))?.json<Manifest>();
    if (manifest === undefined) return 0;
    needed.add(blobPath(id));
    for (const hash of blobsOfRelease(manifest)) needed.add(blobPath(hash));
  }
  let count = 0;
  for (let cursor: string | undefined; ; ) {
    const page: R2Objects = await bucket.list({ prefix: 'blobs/', ...(cursor !== undefined && { cursor }) });
    const unused = page.objects.filter(
      ({ key, uploaded }) => !needed.has(key) && uploaded.getTime() < now - SWEEP_GRACE_MS,
    );
    if (Date.now() > expiresOn) return count;
    if (unused.length > 0) await bucket.delete(unused.map(({ key }) => key));
    count += unused.length;
    if (!page.truncated) return count;
    ({ cursor } = page);
  }
}

const SITES = 'sites/';

/** Remembers a site with releases: one that is not in HOSTS any more keeps its blobs. */
export async function rememberSite(bucket: R2Bucket, siteId: string): Promise<void> {
  await bucket.put(`${SITES}${siteId}`, '', { onlyIf: { etagDoesNotMatch: '*' } });
}

/** Ids of the sites that ever had a release. */
export async function knownSites(bucket: R2Bucket): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page: R2Objects = await bucket.list({ prefix: SITES, ...(cursor !== undefined && { cursor }) });
    ids.push(...page.objects.map(({ key }) => key.slice(SITES.length)));
    if (!page.truncated) return ids;
    ({ cursor } = page);
  }
}

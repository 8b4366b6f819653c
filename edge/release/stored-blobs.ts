import { blobPath } from './blobs.ts';

/** More are listed instead: a request of a Worker may make 1,000 calls. */
const MAX_LOOKUPS = 500;
/** Fewer requests at once than a Worker may have open. */
const PARALLEL = 6;

/** Returns those of the hashes that the bucket does not contain. */
export async function missingBlobs(bucket: R2Bucket, hashes: Iterable<string>): Promise<readonly string[]> {
  const wanted = [...new Set(hashes)];
  const stored = await (wanted.length > MAX_LOOKUPS ? listStored(bucket) : lookUp(bucket, wanted));
  return wanted.filter((hash) => !stored.has(blobPath(hash)));
}

async function lookUp(bucket: R2Bucket, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  const rest = hashes.values();
  const work = async () => {
    for (const hash of rest) {
      const object = await bucket.head(blobPath(hash));
      if (object !== null) stored.add(object.key);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return stored;
}

async function listStored(bucket: R2Bucket): Promise<ReadonlySet<string>> {
  const stored = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page: R2Objects = await bucket.list({ prefix: 'blobs/', ...(cursor !== undefined && { cursor }) });
    for (const { key } of page.objects) stored.add(key);
    if (!page.truncated) return stored;
    ({ cursor } = page);
  }
}

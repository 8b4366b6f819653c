import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../../../compiler/model/index.ts';
import { type CloudflareWorker, startCloudflareWorker } from '../../testing/cloudflare-worker.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { type BlobFolder, createBlobFolder } from '../data/blob-folder.ts';
import { type BlobStore, createDiskBlobStore } from '../data/blob-store.ts';
import { createRemoteBlobStore } from './remote-blob-store.ts';
import { uploadRelease } from './upload-release.ts';

let worker: CloudflareWorker;
let folder: TemporaryFolder;

beforeAll(async () => {
  worker = await startCloudflareWorker();
});
afterAll(() => worker.stop());
beforeEach(() => {
  folder = createTemporaryFolder({});
});
afterEach(() => folder.remove());

const STORES: Readonly<Record<string, () => BlobStore>> = {
  'the folder of a disk': () => createDiskBlobStore(createBlobFolder(join(folder.path, 'disk'))),
  'the bucket of a Worker': () => createRemoteBlobStore(worker),
};

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The local blobs of a release with new random files. */
function buildRelease(count: number): { readonly from: BlobFolder; readonly releaseId: string } {
  const from = createBlobFolder(join(folder.path, 'built'));
  const stored = (content: Uint8Array) => ({ hash: from.put(content).hash, bytes: content.length });
  const names = Array.from({ length: count }, (_, number) => `${number}.bin`);
  const manifest: Manifest = {
    version: 1,
    files: Object.fromEntries(
      names.map((name) => [name, { ...stored(randomBytes(100)), type: 'application/octet-stream' }]),
    ),
    policies: [],
    shells: {},
    redirects: {},
    edgeData: stored(randomBytes(100)).hash,
    downloads: [stored(new Uint8Array()).hash],
  };
  return { from, releaseId: stored(Buffer.from(JSON.stringify(manifest))).hash };
}

describe.each(Object.entries(STORES))('%s', (_, open) => {
  it('a blob is stored once, and is not missing any more', async () => {
    const store = open();
    const content = randomBytes(1000);
    const hash = hashOf(content);
    expect(await store.missing([hash])).toEqual([hash]);
    expect(await store.put(hash, content)).toBe(true);
    expect(await store.missing([hash])).toEqual([]);
    expect(await store.put(hash, content)).toBe(false);
  });

  it('content with another hash is rejected, and nothing is stored', async () => {
    const store = open();
    const hash = hashOf(randomBytes(10));
    await expect(store.put(hash, randomBytes(10))).rejects.toThrow('hash');
    expect(await store.missing([hash])).toEqual([hash]);
  });

  it('of more hashes than fit into one request, those that are missing are returned', async () => {
    const store = open();
    const content = randomBytes(10);
    await store.put(hashOf(content), content);
    const others = Array.from({ length: 600 }, () => hashOf(randomBytes(10)));
    expect(await store.missing([...others.slice(0, 550), hashOf(content), ...others.slice(550)])).toEqual(
      others,
    );
  });

  it('an interrupted upload continues with the rest, and a second one stores nothing', async () => {
    const store = open();
    const { from, releaseId } = buildRelease(20);
    let puts = 0;
    const failing: BlobStore = {
      ...store,
      put: async (hash, content) => {
        puts += 1;
        if (puts > 8) throw new Error('interrupted');
        return store.put(hash, content);
      },
    };
    await expect(uploadRelease({ from, to: failing, releaseId })).rejects.toThrow('interrupted');
    expect(await store.missing([releaseId])).toEqual([releaseId]);
    const progress: number[] = [];
    const onProgress = ({ done }: { readonly done: number }) => progress.push(done);
    const rest = await uploadRelease({ from, to: store, releaseId, onProgress });
    expect(rest.uploaded + rest.reused).toBe(23);
    expect(rest.reused).toBeGreaterThanOrEqual(8);
    expect(progress).toEqual(Array.from({ length: rest.uploaded }, (__, index) => index + 1));
    expect(await uploadRelease({ from, to: store, releaseId })).toEqual({ uploaded: 0, reused: 23 });
  });
});

it('requests that fail for now are repeated', async () => {
  const statuses = [503, 429, 200];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(statuses.shift() ?? 500, { 'content-type': 'application/json' });
    response.end('{"missing":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = createRemoteBlobStore({ origin, token: 'x', retryMs: 1 });
  expect(await store.missing(['a'])).toEqual([]);
  expect(statuses).toEqual([]);
  server.close();
});

it('a wrong token is not repeated, and named in no message', async () => {
  const store = createRemoteBlobStore({ origin: worker.origin, token: 'wrong-token' });
  await expect(store.missing(['a'])).rejects.toMatchObject({
    status: 401,
    message: expect.not.stringContaining('wrong-token'),
  });
});

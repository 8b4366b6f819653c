import { describe, expect, it, vi } from 'vitest';
import type { BuildService } from '../../../release/build-service.ts';
import type { Documents } from './documents.ts';
import { writeToDisk } from './write-to-disk.ts';

const NEW = { docs: [], deleted: [{ key: 'page:gone', rev: 2 }], next: undefined } as const;
const NONE = { docs: [], deleted: [], next: undefined };

/** Replaced files are `old.jpg`. */
function start(
  unsynced: ReturnType<Documents['unsynced']>,
  result: Awaited<ReturnType<BuildService['writeToDisk']>>,
) {
  const buildService = { writeToDisk: vi.fn(async () => result), deleteAsset: vi.fn(async () => undefined) };
  const takeReplaced = vi.fn(() => ['old.jpg']);
  const documents = { unsynced: () => unsynced } as unknown as Documents;
  const done = writeToDisk(buildService as unknown as BuildService, documents, takeReplaced);
  return { ...buildService, takeReplaced, done };
}

describe('writing to the folder of the site', () => {
  it('deletes replaced files after the documents are written', async () => {
    const { done, deleteAsset } = start(NEW, { failed: [] });
    await done;
    expect(deleteAsset.mock.calls).toEqual([['old.jpg']]);
  });

  it('deletes replaced files when all documents are written', async () => {
    const { done, deleteAsset, writeToDisk: write } = start(NONE, undefined);
    await done;
    expect([write.mock.calls.length, deleteAsset.mock.calls]).toEqual([0, [['old.jpg']]]);
  });

  it('keeps replaced files while files are not synced', async () => {
    const { done, takeReplaced } = start(NEW, undefined);
    await done;
    expect(takeReplaced).not.toHaveBeenCalled();
  });

  it('fails with the documents that were not written, and keeps replaced files', async () => {
    const { done, takeReplaced } = start(NEW, { failed: ['page:a', 'page:b'] });
    await expect(done).rejects.toThrow('Not written: page:a, page:b');
    expect(takeReplaced).not.toHaveBeenCalled();
  });
});

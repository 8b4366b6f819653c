import { createQueue } from '../data/serial-queue.ts';
import { type DocumentApi, type ImportedFiles, importFiles, writeDashboardChanges } from './import-files.ts';
import type { SiteSync, WriteResult } from './site-sync.ts';

/** Runs the operations of `SiteSync` one at a time. */
export interface SyncQueue {
  /** Syncs both ways; changed files become the newest revisions of their documents. */
  importFiles(): Promise<ImportedFiles>;
  /** Writes only dashboard changes. */
  writeToDisk(): Promise<WriteResult>;
}

/**
 * `writeToDisk` fetches the changes when its turn comes instead of taking them as an argument: by then an argument
 * could be outdated, such as the deletion of a document that was created again.
 */
export function createSyncQueue(sync: SiteSync, admin: () => Promise<DocumentApi>): SyncQueue {
  const enqueue = createQueue();
  return {
    importFiles: () => enqueue(async () => importFiles(sync, await admin())),
    writeToDisk: () => enqueue(async () => writeDashboardChanges(sync, await admin())),
  };
}

import { createQueue } from '../data/serial-queue.ts';
import { type DocumentApi, type ImportedFiles, importFiles, writeDashboardChanges } from './import-files.ts';
import type { SiteSync, WriteResult } from './site-sync.ts';

/** All that keeps files and documents alike, one after the other: see `SiteSync`. */
export interface SyncQueue {
  /** Both ways; what stands in the files becomes the newest revision of each document that was changed there. */
  importFiles(): Promise<ImportedFiles>;
  /** Only what the dashboard has changed. */
  writeToDisk(): Promise<WriteResult>;
}

/**
 * `mirror` asks what is to be written instead of being told: what it could be told with its call may be old when its turn
 * comes, such as that a document was deleted which has been made anew.
 */
export function createSyncQueue(sync: SiteSync, admin: () => Promise<DocumentApi>): SyncQueue {
  const inTurn = createQueue();
  return {
    importFiles: () => inTurn(async () => importFiles(sync, await admin())),
    writeToDisk: () => inTurn(async () => writeDashboardChanges(sync, await admin())),
  };
}

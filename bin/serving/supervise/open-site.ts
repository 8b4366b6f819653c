import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocKey } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import { publishWithRetry } from '../admin/publish-with-retry.ts';
import { createSiteBuildService, type SiteBuildService } from '../build-service/site-build-service.ts';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { type ConflictCopy, createSiteSync, type SyncError, type WriteResult } from '../sync/site-sync.ts';
import { createSyncQueue } from '../sync/sync-queue.ts';
import { publishDiskChanges } from './publish-disk-changes.ts';
import { type ServedSite, type ServeOptions, serveSite } from './serve-site.ts';

export interface OpenOptions extends Omit<ServeOptions, 'data' | 'buildService'> {
  readonly folder: string;
  readonly data: string;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  /** Changes of the dashboard are written into the site's files. */
  readonly writesToDisk: boolean;
  onBuild?(ms: number): void;
  /** Told when a file was changed in the folder and in the dashboard at once: where the folder's version was put. */
  onConflict?(conflictCopies: ConflictCopy): void;
  /** Told when a change of the dashboard could not be written into its file; it is tried again. */
  onSyncError?(syncError: SyncError): void;
}

export interface OpenedSite extends ServedSite {
  /** Whether a file of the folder is as the dashboard uploaded it. */
  isUpload(path: string): boolean;
  /** What stands in the files becomes the newest revision of each document that was changed there. */
  importFiles(): Promise<ImportedFiles>;
  /** Of all documents, or of those named; the others stay as they were published last. */
  publish(message: string, keys?: readonly DocKey[]): Promise<PublishResponse>;
  /** Makes live what was changed in theme and pictures while nobody served them; undefined when nothing was. */
  publishDiskChanges(): Promise<PublishResponse | undefined>;
}

/** Serves a site's folder: its data folder, its workshop, its Worker. Nothing is imported or published by itself. */
export async function openSite(options: OpenOptions): Promise<OpenedSite> {
  const { folder, writesToDisk } = options;
  const data = openDataFolder(options.data);
  const sync = createSiteSync({ folder, site: createDiskFiles(folder, options.cwd), data });
  const uploads = createUploads(folder);
  const buildService = createSiteBuildService({ ...options, data, sync, onUpload: uploads.note });
  const server = createDeferred<ServedSite>();
  const syncQueue = createSyncQueue(sync, async () => (await server.value).admin);
  const told = reportWrites(options, data);
  const importFiles = async () => told(await syncQueue.importFiles());
  const writeToDisk = async () => ({
    failed: told(await syncQueue.writeToDisk()).failed.map(({ key }) => key),
  });
  const opened = await serveSite({
    ...options,
    data,
    buildService: { ...buildService, importFiles, ...(writesToDisk && { writeToDisk }) },
  });
  server.resolve(opened);
  const sweeps = scheduleSweeps(buildService, opened);
  return {
    ...opened,
    isUpload: uploads.isUpload,
    importFiles,
    publish: (message, keys) =>
      publishWithRetry(opened.admin, {
        keys: keys ?? 'all',
        base: 'published',
        message,
        createdBy: RELEASE_AUTHOR.commandLine,
      }),
    publishDiskChanges: () => publishDiskChanges(opened.admin, buildService),
    stop: async () => {
      await sweeps.stop();
      await opened.stop();
    },
  };
}

/** Whoever asks the Worker's workshop while the Worker starts waits until it can be asked back. */
function createDeferred<Value>(): { readonly value: Promise<Value>; resolve(value: Value): void } {
  let resolve: (value: Value) => void = () => {};
  const value = new Promise<Value>((given) => {
    resolve = given;
  });
  return { value, resolve };
}

function reportWrites(
  { onConflict, onSyncError }: OpenOptions,
  data: DataFolder,
): <Result extends WriteResult>(result: Result) => Result {
  return (result) => {
    // Of a data folder that was taken away it is said once that it was.
    if (!existsSync(data.run)) return result;
    for (const each of result.conflictCopies) onConflict?.(each);
    for (const each of result.failed) onSyncError?.(each);
    return result;
  };
}

const SWEEP_MS = 60 * 60 * 1000;

/** What releases that are kept no longer hold is deleted when a site is opened, and every hour. */
function scheduleSweeps(
  buildService: SiteBuildService,
  { admin }: Pick<ServedSite, 'admin'>,
): { stop(): Promise<void> } {
  const releases = async () => (await admin.releases()).map(({ id }) => id);
  let last: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    // It is tidying: whatever keeps it from that, the next time will do.
    last = buildService.sweep(releases).catch(() => {});
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // Nobody answers it later.
      await last;
    },
  };
}

/** Files that this process stored, and how they were then: whoever changes one later is somebody else. */
function createUploads(folder: string): { note(path: string): void; isUpload(path: string): boolean } {
  const stamps = new Map<string, string>();
  const stampOf = (path: string) => {
    const file = statSync(join(folder, path), { throwIfNoEntry: false });
    return file === undefined ? 'gone' : `${file.mtimeMs} ${file.size}`;
  };
  return {
    note: (path) => stamps.set(path, stampOf(path)),
    isUpload: (path) => {
      if (!stamps.has(path)) return false;
      const isSame = stamps.get(path) === stampOf(path);
      if (!isSame) stamps.delete(path);
      return isSame;
    },
  };
}

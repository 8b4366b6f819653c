import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocKey } from '../../../compiler/model/index.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/system-releases.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import { publishWithRetry } from '../admin/publish-with-retry.ts';
import { createSiteBuildService, type SiteBuildService } from '../build-service/site-build-service.ts';
import { type CachedFiles, createCachedFiles } from '../data/cached-files.ts';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import { metadataOf } from '../data/file-metadata.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { type ConflictCopy, createSiteSync, type SyncError, type WriteResult } from '../sync/site-sync.ts';
import { createSyncQueue } from '../sync/sync-queue.ts';
import { publishDiskChanges } from './publish-disk-changes.ts';
import { type ServedSite, type ServeOptions, serveSite } from './serve-site.ts';

export interface OpenOptions extends Omit<ServeOptions, 'data' | 'buildService'> {
  readonly folder: string;
  readonly data: string;
  /** Base of the relative file names in diagnostics. */
  readonly cwd: string;
  /** Whether dashboard changes are written to the site's files. */
  readonly writesToDisk: boolean;
  onBuild?(ms: number): void;
  /** Called when a file changed both in the folder and in the dashboard, with the copy of the folder's version. */
  onConflict?(conflictCopies: ConflictCopy): void;
  /** Called when a dashboard change could not be written to its file; it is retried. */
  onSyncError?(syncError: SyncError): void;
}

export interface OpenedSite extends ServedSite {
  /** Whether a file is unchanged since the dashboard uploaded it. */
  isUpload(path: string): boolean;
  /** The files of the folder. */
  readonly files: CachedFiles;
  /** Imports changed files as new revisions of their documents. */
  importFiles(): Promise<ImportedFiles>;
  /** Publishes all documents, or the given keys; the others stay as last published. */
  publish(message: string, keys?: readonly DocKey[]): Promise<PublishResponse>;
  /** Publishes theme and image changes made while the site was not served; undefined when there are none. */
  publishDiskChanges(): Promise<PublishResponse | undefined>;
  /** Compiles the theme, so that the first canvas does not wait for it. Errors are left to the canvas. */
  prepareCanvas(): Promise<void>;
}

/** Serves a site folder: data folder, build service, Worker. Neither imports nor publishes on its own. */
export async function openSite(options: OpenOptions): Promise<OpenedSite> {
  const { folder, writesToDisk } = options;
  const data = openDataFolder(options.data);
  const files = createCachedFiles(folder, options.cwd);
  const sync = createSiteSync({ folder, files, data });
  const uploads = createUploads(folder);
  const buildService = createSiteBuildService({
    ...options,
    data,
    files,
    sync,
    onUpload: (path) => {
      uploads.note(path);
      files.note(path);
    },
  });
  const server = createDeferred<ServedSite>();
  const syncQueue = createSyncQueue(sync, async () => (await server.value).admin);
  const withReports = reportWrites(options, data);
  const importFiles = async () => withReports(await syncQueue.importFiles());
  // A file may have been saved just before the request.
  const importAll = () => {
    files.invalidate();
    return importFiles();
  };
  const writeToDisk = async () => ({
    failed: withReports(await syncQueue.writeToDisk()).failed.map(({ key }) => key),
  });
  const { context, ...published } = buildService;
  const opened = await serveSite({
    ...options,
    data,
    // What is on disk may not be published yet, so that only `quoin dev` shows it.
    buildService: { ...published, importFiles: importAll, ...(writesToDisk && { writeToDisk, context }) },
  });
  server.resolve(opened);
  const sweeps = scheduleSweeps(buildService, opened);
  return {
    ...opened,
    isUpload: uploads.isUpload,
    files,
    importFiles,
    publish: (message, keys) =>
      publishWithRetry(opened.admin, {
        keys: keys ?? 'all',
        base: 'published',
        message,
        createdBy: RELEASE_AUTHOR.commandLine,
      }),
    publishDiskChanges: () => publishDiskChanges(opened.admin, buildService),
    prepareCanvas: async () => void (await buildService.theme().catch(() => undefined)),
    stop: async () => {
      await sweeps.stop();
      await opened.stop();
    },
  };
}

/** The build service may be called before the Worker has started; its callbacks wait for this value. */
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
    // A deleted data folder is reported only once.
    if (!existsSync(data.run)) return result;
    for (const each of result.conflictCopies) onConflict?.(each);
    for (const each of result.failed) onSyncError?.(each);
    return result;
  };
}

const SWEEP_MS = 60 * 60 * 1000;

/** Deletes unused blobs when the site is opened, and every hour. */
function scheduleSweeps(
  buildService: SiteBuildService,
  { admin }: Pick<ServedSite, 'admin'>,
): { stop(): Promise<void> } {
  const releases = async () => (await admin.releases()).map(({ id }) => id);
  let last: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    // Failures are ignored; the next sweep retries.
    last = buildService.sweep(releases).catch(() => {});
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // The Worker must not stop during a sweep.
      await last;
    },
  };
}

/** Remembers size and time of stored uploads, to tell them from later edits. */
function createUploads(folder: string): { note(path: string): void; isUpload(path: string): boolean } {
  const stamps = new Map<string, string>();
  const stampOf = (path: string) => {
    const file = metadataOf(join(folder, path));
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

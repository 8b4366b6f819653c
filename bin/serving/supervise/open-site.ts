import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocKey } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/index.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import { publishWhenFree } from '../admin/publish-with-retry.ts';
import { createSiteBuildService, type SiteBuildService } from '../build-service/site-build-service.ts';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { createSiteSync, type KeptCopy, type Unwritten, type Written } from '../sync/site-sync.ts';
import { createFileKeeper } from '../sync/sync-queue.ts';
import { catchUp } from './publish-disk-changes.ts';
import { type ServedSite, type ServeOptions, serveSite } from './serve-site.ts';

export interface OpenOptions extends Omit<ServeOptions, 'data' | 'workshop'> {
  readonly folder: string;
  readonly data: string;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  /** Changes of the dashboard are written into the site's files. */
  readonly mirrors: boolean;
  onBuild?(ms: number): void;
  /** Told when a file was changed in the folder and in the dashboard at once: where the folder's version was put. */
  onKept?(kept: KeptCopy): void;
  /** Told when a change of the dashboard could not be written into its file; it is tried again. */
  onUnwritten?(unwritten: Unwritten): void;
}

export interface OpenedSite extends ServedSite {
  /** Whether a file of the folder is as the dashboard uploaded it. */
  isUpload(path: string): boolean;
  /** What stands in the files becomes the newest revision of each document that was changed there. */
  importFiles(): Promise<ImportedFiles>;
  /** Of all documents, or of those named; the others stay as they were published last. */
  publish(message: string, keys?: readonly DocKey[]): Promise<PublishResponse>;
  /** Makes live what was changed in theme and pictures while nobody served them; undefined when nothing was. */
  catchUp(): Promise<PublishResponse | undefined>;
}

/** Serves a site's folder: its data folder, its workshop, its Worker. Nothing is imported or published by itself. */
export async function openSite(question: OpenOptions): Promise<OpenedSite> {
  const { folder, mirrors } = question;
  const data = openDataFolder(question.data);
  const sync = createSiteSync({ folder, site: createDiskFiles(folder, question.cwd), data });
  const uploads = createUploads(folder);
  const workshop = createSiteBuildService({ ...question, data, sync, onUpload: uploads.note });
  const server = createLater<ServedSite>();
  const keeper = createFileKeeper(sync, async () => (await server.value).admin);
  const told = tellWritten(question, data);
  const importFiles = async () => told(await keeper.importFiles());
  const mirror = async () => ({ failed: told(await keeper.mirror()).failed.map(({ key }) => key) });
  const opened = await serveSite({
    ...question,
    data,
    workshop: { ...workshop, importFiles, ...(mirrors && { mirror }) },
  });
  server.resolve(opened);
  const sweeps = sweepNowAndThen(workshop, opened);
  return {
    ...opened,
    isUpload: uploads.isUpload,
    importFiles,
    publish: (message, keys) =>
      publishWhenFree(opened.admin, {
        keys: keys ?? 'all',
        base: 'published',
        message,
        createdBy: RELEASE_AUTHOR.commandLine,
      }),
    catchUp: () => catchUp(opened.admin, workshop),
    stop: async () => {
      await sweeps.stop();
      await opened.stop();
    },
  };
}

/** Whoever asks the Worker's workshop while the Worker starts waits until it can be asked back. */
function createLater<Value>(): { readonly value: Promise<Value>; resolve(value: Value): void } {
  let resolve: (value: Value) => void = () => {};
  const value = new Promise<Value>((given) => {
    resolve = given;
  });
  return { value, resolve };
}

function tellWritten(
  { onKept, onUnwritten }: OpenOptions,
  data: DataFolder,
): <Result extends Written>(result: Result) => Result {
  return (result) => {
    // Of a data folder that was taken away it is said once that it was.
    if (!existsSync(data.run)) return result;
    for (const each of result.kept) onKept?.(each);
    for (const each of result.failed) onUnwritten?.(each);
    return result;
  };
}

const SWEEP_MS = 60 * 60 * 1000;

/** What releases that are kept no longer hold is deleted when a site is opened, and every hour. */
function sweepNowAndThen(
  workshop: SiteBuildService,
  { admin }: Pick<ServedSite, 'admin'>,
): { stop(): Promise<void> } {
  const releases = async () => (await admin.releases()).map(({ id }) => id);
  let last: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    // It is tidying: whatever keeps it from that, the next time will do.
    last = workshop.sweep(releases).catch(() => {});
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

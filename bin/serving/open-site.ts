import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocKey } from '../../compiler/model/index.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import type { PublishAnswer } from './admin-client.ts';
import { createQueue } from './create-queue.ts';
import { openDataFolder } from './data-folder.ts';
import { type ImportedFiles, importFiles } from './import-files.ts';
import { publishWhenFree } from './publish-when-free.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { createSiteSync, type KeptCopy, type SiteSync, type Unwritten, type Written } from './site-sync.ts';
import { createSiteWorkshop, type SiteWorkshop } from './site-workshop.ts';

export interface OpenQuestion {
  readonly folder: string;
  readonly data: string;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  readonly host: string;
  readonly port: number;
  /** Changes of the dashboard are written into the site's files. */
  readonly mirrors: boolean;
  readonly anyHost: boolean;
  /** Further host names; `@baseUrl` is the one that the site's settings name. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly allowTestPayments: boolean;
  /** Open pages load themselves anew when another release is live. */
  readonly liveReload: boolean;
  readonly clientAddressHeader?: string | undefined;
  onBuild?(ms: number): void;
  /** Another Worker than the program's own: a file. */
  readonly worker?: string | undefined;
  onRestart?(exit: string): void;
  /** Told when a file was changed in the folder and in the dashboard at once: where the folder's version was put. */
  onKept?(kept: KeptCopy): void;
  /** Told when a change of the dashboard could not be written into its file; it is tried again. */
  onUnwritten?(unwritten: Unwritten): void;
  /** Told about a bug of ours in the workshop. */
  onError?(error: unknown): void;
}

export interface OpenedSite extends ServedSite {
  readonly sync: SiteSync;
  /** Whether a file of the folder is as the dashboard uploaded it. */
  isUpload(path: string): boolean;
  /** What stands in the files becomes the newest revision of each document that was changed there. */
  importFiles(): Promise<ImportedFiles>;
  /** Of all documents, or of those named; the others stay as they are live. */
  publish(message: string, keys?: readonly DocKey[]): Promise<PublishAnswer>;
}

/** Serves a site's folder: its data folder, its workshop, its Worker. Nothing is imported or published by itself. */
export async function openSite(question: OpenQuestion): Promise<OpenedSite> {
  const { folder, mirrors, onKept, onUnwritten } = question;
  const data = openDataFolder(question.data);
  const sync = createSiteSync({ folder, site: createDiskFiles(folder, question.cwd), data });
  const uploads = createUploads(folder);
  const onWritten = ({ kept, failed }: Written) => {
    for (const each of kept) onKept?.(each);
    for (const each of failed) onUnwritten?.(each);
  };
  const workshop = createSiteWorkshop({
    ...question,
    data,
    sync: mirrors ? sync : undefined,
    onUpload: uploads.note,
    onWritten,
  });
  const inTurn = createQueue();
  let served: ServedSite | undefined;
  const imports = () =>
    inTurn(async () => {
      if (served === undefined) throw new Error('The site is being opened just now');
      const imported = await importFiles(sync, served.admin);
      onWritten(imported);
      return imported;
    });
  const opened = await serveSite({ ...question, data, workshop: { ...workshop, importFiles: imports } });
  served = opened;
  const sweeps = sweepNowAndThen(workshop, opened);
  return {
    ...opened,
    sync,
    isUpload: uploads.isUpload,
    importFiles: imports,
    publish: (message, keys) =>
      publishWhenFree(opened.admin, { keys: keys ?? 'all', message, createdBy: 'command-line' }),
    stop: async () => {
      await sweeps.stop();
      await opened.stop();
    },
  };
}

const SWEEP_MS = 60 * 60 * 1000;

/** What releases that are kept no longer hold is deleted when a site is opened, and every hour. */
function sweepNowAndThen(
  workshop: SiteWorkshop,
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

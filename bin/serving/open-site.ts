import type { DocKey } from '../../compiler/model/index.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import type { PublishAnswer } from './admin-client.ts';
import { openDataFolder } from './data-folder.ts';
import { type ImportedFiles, importFiles } from './import-files.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { createSiteSync, type SiteSync } from './site-sync.ts';
import { createSiteWorkshop } from './site-workshop.ts';

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
  readonly allowTestPayments: boolean;
  /** Open pages load themselves anew when another release is live. */
  readonly liveReload: boolean;
  readonly clientAddressHeader?: string | undefined;
  onBuild?(ms: number): void;
  /** Another Worker than the program's own: a file. */
  readonly worker?: string | undefined;
  onRestart?(exit: string): void;
  /** Told when a file was changed in the folder and in the dashboard at once: where the folder's version was put. */
  onKept?(path: string, copy: string): void;
  /** Told about a bug of ours in the workshop. */
  onError?(error: unknown): void;
}

export interface OpenedSite extends ServedSite {
  readonly sync: SiteSync;
  /** Whether a file of the folder came from the dashboard. */
  isUpload(path: string): boolean;
  /** What stands in the files becomes the newest revision of each document that was changed there. */
  importFiles(): Promise<ImportedFiles>;
  /** Of all documents, or of those named; the others stay as they are live. */
  publish(message: string, keys?: readonly DocKey[]): Promise<PublishAnswer>;
}

/** Serves a site's folder: its data folder, its workshop, its Worker. Nothing is imported or published by itself. */
export async function openSite(question: OpenQuestion): Promise<OpenedSite> {
  const { folder, mirrors } = question;
  const data = openDataFolder(question.data);
  const sync = createSiteSync({ ...question, site: createDiskFiles(folder, question.cwd), data });
  const uploads = new Set<string>();
  const workshop = createSiteWorkshop({
    ...question,
    data,
    sync: mirrors ? sync : undefined,
    onUpload: (path) => uploads.add(path),
  });
  const served = await serveSite({ ...question, data, workshop });
  return {
    ...served,
    sync,
    isUpload: (path) => uploads.has(path),
    importFiles: () => importFiles(sync, served.admin),
    publish: (message, keys = undefined) =>
      served.admin.publish({ keys: keys ?? 'all', message, createdBy: 'command-line' }),
  };
}

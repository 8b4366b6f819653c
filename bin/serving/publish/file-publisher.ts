import { SYSTEM_RELEASE_MESSAGE } from '../../../formatters/vocabulary/site/system-releases.ts';
import type { Io } from '../../printing/io.ts';
import { printInternalError } from '../../printing/print-internal-error.ts';
import { AdminError } from '../admin/admin-client.ts';
import { createQueue } from '../data/serial-queue.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { SiteChange } from '../sync/watch-site.ts';
import { createBuildReporter } from './build-reporter.ts';
import { createPendingFiles, withDuration } from './pending-files.ts';
import { createReleaseMonitor } from './release-monitor.ts';

/** Publishes saved files of a site (in `dev`). */
export interface FilePublisher {
  /** Imports and publishes what changed while the site was not served; everything on the first start. */
  start(): Promise<void>;
  /**
   * Publishes saved files, but no pending dashboard edits. Files written by the dashboard do not count as changes.
   * Failures are printed; the saved files are included in a later publish.
   */
  update(change: SiteChange): Promise<void>;
  /** Prints a line when the live release is not the last one made here: another process published or rolled back. */
  pollReleases(): Promise<void>;
}

type PublishedSite = Pick<OpenedSite, 'importFiles' | 'publish' | 'publishDiskChanges' | 'isAvailable'> & {
  readonly admin: Pick<OpenedSite['admin'], 'releases' | 'unpublished'>;
};

export function createFilePublisher(io: Io, site: PublishedSite, folder: string): FilePublisher {
  const reporter = createBuildReporter(io, folder);
  const monitor = createReleaseMonitor(io);
  const pending = createPendingFiles(io, { site, reporter, monitor });
  const check = async () => {
    const releases = await site.admin.releases();
    monitor.check(releases);
    // Behind means rolled back. Then a save without changes makes the newer release live again.
    return { isNew: releases.length === 0, isBehind: releases[0]?.isActive === false };
  };
  const readFiles = async () => {
    const imported = await site.importFiles();
    pending.add(imported.paths);
    return { keys: imported.keys, isWhole: await reporter.reportFiles(imported) };
  };
  const publishFirstRelease = async (isWhole: boolean) => {
    // An incomplete site is fine while editing, but not as the first release.
    if (isWhole) await pending.publishAll(SYSTEM_RELEASE_MESSAGE.started);
    else io.err('Nothing is published until these problems are fixed\n');
  };
  const start = async () => {
    const { keys, isWhole } = await readFiles();
    const { isNew, isBehind } = await check();
    if (isNew) return publishFirstRelease(isWhole);
    const isForced = isBehind && keys.length > 0;
    // A document build includes the current theme as well.
    const response =
      (await pending.publish({ hasNews: true, isForced })) ??
      (await withDuration(reporter.reportBuild, site.publishDiskChanges));
    if (response?.ok === true) monitor.markLive(response.releaseId);
    if (response?.ok === true) io.err('Published changes made while the site was not being served\n');
    if (response?.ok === false) pending.addAssets();
    reporter.reportIdle();
  };
  const update = async ({ isOutsideDocuments, names = [] }: SiteChange) => {
    if (isOutsideDocuments) pending.addAssets();
    pending.add(names);
    const [{ keys, isWhole }, { isNew, isBehind }] = await Promise.all([readFiles(), check()]);
    if (isNew) return publishFirstRelease(isWhole);
    const hasNews = isOutsideDocuments || keys.length > 0;
    // A file with another name and the same content changes the order of documents, such as that of the site map.
    const isForced = keys.length > 0 || (isBehind && hasNews);
    const response = await pending.publish({ hasNews, isForced });
    if (response === undefined) reporter.reportIdle();
  };
  const enqueue = createQueue();
  const run = (task: () => Promise<void>) =>
    enqueue(task).catch((error: unknown) => {
      // A deleted data folder is reported elsewhere.
      if (site.isAvailable()) printFailure(io, error);
    });
  return {
    start: () => run(start),
    update: (change) => run(() => update(change)),
    // Polling ignores errors while the Worker restarts.
    pollReleases: () => enqueue(async () => monitor.check(await site.admin.releases())).catch(() => {}),
  };
}

/**
 * Error responses of the Worker are not internal errors: another publish is in progress, or the site was deleted.
 */
function printFailure(io: Io, error: unknown): void {
  if (error instanceof AdminError)
    io.err(`${error.message}\nThe saved files will be published with the next change\n`);
  else printInternalError(io, error);
}

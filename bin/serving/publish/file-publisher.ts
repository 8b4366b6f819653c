import { OWN_RELEASE_MESSAGE } from '../../../formatters/vocabulary/site/own-releases.ts';
import type { Io } from '../../printing/io.ts';
import { printInternalError } from '../../printing/print-internal-error.ts';
import { AdminError } from '../admin/admin-client.ts';
import { createQueue } from '../data/serial-queue.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { SiteChange } from '../sync/watch-site.ts';
import { createBuildReporter } from './build-reporter.ts';
import { createPendingFiles, withDuration } from './pending-files.ts';
import { createReleaseMonitor } from './release-monitor.ts';

/** Makes live what is saved in a site's files (in `dev`). */
export interface FilePublisher {
  /** What was changed while nobody looked is taken in and goes live; the first time, all of it. */
  start(): Promise<void>;
  /**
   * Whoever edits files wants to see them: they go live, and nothing else does that is waiting in the dashboard. What the
   * dashboard itself has just written is no change. Whatever goes wrong is told; what was saved goes live with a later change.
   */
  update(change: SiteChange): Promise<void>;
  /** Tells when another release is live than the last one that a save made: somebody published, or went back to an earlier one. */
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
    // Behind: somebody went back to an earlier release. Also a save that changes nothing makes the newer one live again.
    return { isNew: releases.length === 0, isBehind: releases[0]?.isActive === false };
  };
  const readFiles = async () => {
    const imported = await site.importFiles();
    pending.add(imported.paths);
    return { keys: imported.keys, isWhole: await reporter.reportFiles(imported) };
  };
  const publishFirstRelease = async (isWhole: boolean) => {
    // Half a site is better than none to look at, but not to begin with.
    if (isWhole) await pending.publishAll(OWN_RELEASE_MESSAGE.started);
    else io.err('Nothing is live before that is repaired\n');
  };
  const start = async () => {
    const { keys, isWhole } = await readFiles();
    const { isNew, isBehind } = await check();
    if (isNew) return publishFirstRelease(isWhole);
    const isForced = isBehind && keys.length > 0;
    // A build of documents has the theme that is there now as well.
    const response =
      (await pending.publish({ hasNews: true, isForced })) ??
      (await withDuration(reporter.reportBuild, site.publishDiskChanges));
    if (response?.ok === true) monitor.markLive(response.releaseId);
    if (response?.ok === true) io.err('Live now: what was changed while nobody served the site\n');
    if (response?.ok === false) pending.addAssets();
    reporter.reportIdle();
  };
  const update = async ({ isOutsideDocuments, names = [] }: SiteChange) => {
    if (isOutsideDocuments) pending.addAssets();
    pending.add(names);
    const { keys, isWhole } = await readFiles();
    const { isNew, isBehind } = await check();
    if (isNew) return publishFirstRelease(isWhole);
    const hasNews = isOutsideDocuments || keys.length > 0;
    const response = await pending.publish({ hasNews, isForced: isBehind && hasNews });
    if (response === undefined) reporter.reportIdle();
  };
  const inTurn = createQueue();
  const run = (deed: () => Promise<void>) =>
    inTurn(deed).catch((error: unknown) => {
      // Of a folder that was taken away somebody else tells.
      if (site.isAvailable()) printFailure(io, error);
    });
  return {
    start: () => run(start),
    update: (change) => run(() => update(change)),
    // Whoever only asks has nothing to tell of a Worker that is started again just now.
    pollReleases: () => inTurn(async () => monitor.check(await site.admin.releases())).catch(() => {}),
  };
}

/** What the Worker refuses is no bug: somebody publishes all the time, or the site has been taken away. */
function printFailure(io: Io, error: unknown): void {
  if (error instanceof AdminError)
    io.err(`${error.message}\nWhat was saved goes live with the next change\n`);
  else printInternalError(io, error);
}

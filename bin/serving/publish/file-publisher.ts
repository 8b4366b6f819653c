import { OWN_RELEASE_MESSAGE } from '../../../formatters/vocabulary/index.ts';
import type { Io } from '../../printing/io.ts';
import { tellBug } from '../../printing/print-internal-error.ts';
import { AdminError } from '../admin/admin-client.ts';
import { createQueue } from '../data/serial-queue.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { SiteChange } from '../sync/watch-site.ts';
import { createBuildTalk } from './build-reporter.ts';
import { createWaitingFiles, timed } from './pending-files.ts';
import { createLiveWatch } from './release-monitor.ts';

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
  notice(): Promise<void>;
}

type PublishedSite = Pick<OpenedSite, 'importFiles' | 'publish' | 'catchUp' | 'isThere'> & {
  readonly admin: Pick<OpenedSite['admin'], 'releases' | 'unpublished'>;
};

export function createFilePublisher(io: Io, site: PublishedSite, folder: string): FilePublisher {
  const talk = createBuildTalk(io, folder);
  const isLive = createLiveWatch(io);
  const waiting = createWaitingFiles(io, { site, talk, isLive });
  const look = async () => {
    const releases = await site.admin.releases();
    isLive.look(releases);
    // Behind: somebody went back to an earlier release. Also a save that changes nothing makes the newer one live again.
    return { isNew: releases.length === 0, isBehind: releases[0]?.isActive === false };
  };
  const readFiles = async () => {
    const imported = await site.importFiles();
    waiting.add(imported.paths);
    return { keys: imported.keys, isWhole: await talk.tellFiles(imported) };
  };
  const startAnew = async (isWhole: boolean) => {
    // Half a site is better than none to look at, but not to begin with.
    if (isWhole) await waiting.publishAll(OWN_RELEASE_MESSAGE.started);
    else io.err('Nothing is live before that is repaired\n');
  };
  const start = async () => {
    const { keys, isWhole } = await readFiles();
    const { isNew, isBehind } = await look();
    if (isNew) return startAnew(isWhole);
    const isForced = isBehind && keys.length > 0;
    // A build of documents has the theme that is there now as well.
    const answer =
      (await waiting.publish({ isNews: true, isForced })) ?? (await timed(talk.tellBuild, site.catchUp));
    if (answer?.ok === true) isLive.note(answer.releaseId);
    if (answer?.ok === true) io.err('Live now: what was changed while nobody served the site\n');
    if (answer?.ok === false) waiting.addOutside();
    talk.tellNothing();
  };
  const update = async ({ isOutsideDocuments, names = [] }: SiteChange) => {
    if (isOutsideDocuments) waiting.addOutside();
    waiting.add(names);
    const { keys, isWhole } = await readFiles();
    const { isNew, isBehind } = await look();
    if (isNew) return startAnew(isWhole);
    const isNews = isOutsideDocuments || keys.length > 0;
    const answer = await waiting.publish({ isNews, isForced: isBehind && isNews });
    if (answer === undefined) talk.tellNothing();
  };
  const inTurn = createQueue();
  const run = (deed: () => Promise<void>) =>
    inTurn(deed).catch((error: unknown) => {
      // Of a folder that was taken away somebody else tells.
      if (site.isThere()) tellFailure(io, error);
    });
  return {
    start: () => run(start),
    update: (change) => run(() => update(change)),
    // Whoever only asks has nothing to tell of a Worker that is started again just now.
    notice: () => inTurn(async () => isLive.look(await site.admin.releases())).catch(() => {}),
  };
}

/** What the Worker refuses is no bug: somebody publishes all the time, or the site has been taken away. */
function tellFailure(io: Io, error: unknown): void {
  if (error instanceof AdminError)
    io.err(`${error.message}\nWhat was saved goes live with the next change\n`);
  else tellBug(io, error);
}

import { basename } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/index.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/index.ts';
import type { Io } from '../../io.ts';
import { AdminError, type PublishAnswer } from '../command-line/admin-client.ts';
import { tellBug } from '../command-line/tell-bug.ts';
import { createQueue } from '../create-queue.ts';
import type { OpenedSite } from '../open-site.ts';
import type { SiteChange } from '../sync/watch-site.ts';
import { createBuildTalk } from './build-talk.ts';
import { isFromFolder, listOfChanges } from './list-of-changes.ts';
import { createLiveWatch } from './live-watch.ts';

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
  /** A template or a picture was saved and is not live. */
  let isOutsideWaiting = false;
  /** What could not be built: it is not tried again before something has changed. */
  let refused: string | undefined;
  const isLive = createLiveWatch(io);
  /** What was saved and is not live: the names of files. */
  const names = new Set<string>();
  /** Somebody went back to an earlier release: also a save that changes nothing makes the newer one live again. */
  let isBehind = false;
  const hasReleases = async () => {
    const releases = await site.admin.releases();
    isLive.look(releases);
    isBehind = releases[0]?.isActive === false;
    return releases.length > 0;
  };
  const readFiles = async () => {
    const imported = await site.importFiles();
    for (const path of imported.paths) names.add(path);
    return { keys: imported.keys, isWhole: await talk.tellFiles(imported) };
  };
  const publish = async (message: string, keys?: readonly DocKey[]) => {
    const answer = await timed(talk.tellBuild, () => site.publish(message, keys));
    if (answer.ok) {
      names.clear();
      isLive.note(answer.releaseId);
    }
    return answer;
  };
  /** The object remembers them, so that neither a build that failed nor a crash makes anybody forget. */
  const publishWaiting = async (isNews: boolean, isSaved: boolean): Promise<PublishAnswer | undefined> => {
    const unpublished = await site.admin.unpublished();
    const waiting = unpublished.filter(isFromFolder);
    const mark = JSON.stringify(waiting.map(({ key, rev }) => [key, rev]));
    if (waiting.length === 0 && !isOutsideWaiting && !(isBehind && isSaved)) return undefined;
    if (!isNews && mark === refused) return undefined;
    const answer = await publish(
      nameOf([...names]),
      waiting.map(({ key }) => key as DocKey),
    );
    refused = answer.ok ? undefined : mark;
    if (answer.diagnostics.some(isOfMissing)) tellDrafts(io, unpublished);
    if (answer.ok) isOutsideWaiting = false;
    return answer;
  };
  const startAnew = async (isWhole: boolean) => {
    // Half a site is better than none to look at, but not to begin with.
    if (isWhole) await publish('Started');
    else io.err('Nothing is live before that is repaired\n');
  };
  const start = async () => {
    const { keys, isWhole } = await readFiles();
    if (!(await hasReleases())) return startAnew(isWhole);
    // A build of documents has the theme that is there now as well.
    const answer =
      (await publishWaiting(true, keys.length > 0)) ?? (await timed(talk.tellBuild, site.catchUp));
    if (answer?.ok === true) isLive.note(answer.releaseId);
    if (answer?.ok === true) io.err('Live now: what was changed while nobody served the site\n');
    if (answer?.ok === false) isOutsideWaiting = true;
    talk.tellNothing();
  };
  const update = async ({ isOutsideDocuments, names: saved = [] }: SiteChange) => {
    isOutsideWaiting ||= isOutsideDocuments;
    for (const name of saved) names.add(name);
    const { keys, isWhole } = await readFiles();
    if (!(await hasReleases())) return startAnew(isWhole);
    const isSaved = isOutsideDocuments || keys.length > 0;
    const answer = await publishWaiting(isSaved, isSaved);
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

const MOST_NAMES = 3;

/** What a release is about: `about.json`, `5 files: about.json, home.json, site.json, …`. */
function nameOf(paths: readonly string[]): string {
  const names = paths.map((path) => basename(path));
  if (names.length === 0) return 'Files changed';
  const [first = ''] = names;
  if (names.length === 1) return first;
  const more = names.length > MOST_NAMES ? ', …' : '';
  return `${names.length} files: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}

/** A document names another one that is in no release and in no file that was saved. */
function isOfMissing({ code }: Diagnostic): boolean {
  return code === 'site/unknown-reference';
}

/** It may lie in a file and be meant for visitors only when somebody publishes it in the dashboard. */
function tellDrafts(io: Io, unpublished: readonly EditorChange[]): void {
  const drafts = unpublished.filter((change) => change.kind === 'new' && !isFromFolder(change));
  if (drafts.length === 0) return;
  io.err(
    `Made in the dashboard and published by nobody: ${listOfChanges(drafts)}; publish it there or with quoin publish\n`,
  );
}

async function timed<Answer extends PublishAnswer | undefined>(
  tell: (answer: PublishAnswer, ms: number) => void,
  build: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  const answer = await build();
  if (answer !== undefined) tell(answer, performance.now() - started);
  return answer;
}

/** What the Worker refuses is no bug: somebody publishes all the time, or the site has been taken away. */
function tellFailure(io: Io, error: unknown): void {
  if (error instanceof AdminError)
    io.err(`${error.message}\nWhat was saved goes live with the next change\n`);
  else tellBug(io, error);
}

import { relative } from 'node:path';
import type { DocKey } from '../../compiler/model/index.ts';
import type { EditorChange } from '../../formatters/vocabulary/index.ts';
import type { Io } from '../io.ts';
import { AdminError, type PublishAnswer } from './admin-client.ts';
import { createQueue } from './create-queue.ts';
import type { OpenedSite } from './open-site.ts';
import type { KeptCopy, Unwritten } from './site-sync.ts';
import { tellBug } from './tell-bug.ts';
import { tellDiagnostics, tellRefused } from './tell-diagnostics.ts';
import type { SiteChange } from './watch-site.ts';

/** Makes live what is saved in a site's files (in `dev`). */
export interface FilePublisher {
  /** What was changed while nobody looked is taken in; the first time, all of it goes live. */
  start(): Promise<void>;
  /**
   * Whoever edits files wants to see them: they go live, and nothing else does that is waiting in the dashboard. What the
   * dashboard itself has just written is no change. Whatever goes wrong is told; what was saved goes live with a later change.
   */
  update(change: SiteChange): Promise<void>;
}

type PublishedSite = Pick<OpenedSite, 'importFiles' | 'publish'> & {
  readonly admin: Pick<OpenedSite['admin'], 'releases' | 'changes'>;
};

export function createFilePublisher(io: Io, site: PublishedSite, folder: string): FilePublisher {
  /** A template or a picture was saved and is not live. */
  let isOutsideWaiting = false;
  /** What could not be built: it is not tried again before something has changed. */
  let refused: string | undefined;
  const readFiles = async () => {
    const { keys, refused: invalid, unreadable } = await site.importFiles();
    const isWhole = invalid.length + unreadable.length === 0;
    if (!isWhole) await tellRefused(io, folder);
    return { keys, isWhole };
  };
  const publish = async (message: string, keys?: readonly DocKey[]) => {
    const started = performance.now();
    const answer = await site.publish(message, keys);
    tellAnswer(io, answer, performance.now() - started);
    return answer.ok;
  };
  /** The object remembers them, so that neither a build that failed nor a crash makes anybody forget. */
  const publishWaiting = async (isNews: boolean) => {
    const waiting = (await site.admin.changes()).filter(isFromFolder);
    const mark = JSON.stringify(waiting.map(({ key, rev }) => [key, rev]));
    if (waiting.length === 0 && !isOutsideWaiting) return;
    if (!isNews && mark === refused) return;
    const isLive = await publish(
      'Files changed',
      waiting.map(({ key }) => key as DocKey),
    );
    refused = isLive ? undefined : mark;
    if (isLive) isOutsideWaiting = false;
  };
  const start = async () => {
    const { isWhole } = await readFiles();
    if ((await site.admin.releases()).length > 0) return publishWaiting(true);
    // Half a site is better than none to look at, but not to begin with.
    if (isWhole) await publish('Started');
    else io.err('Nothing is live before that is repaired\n');
  };
  const update = async ({ isOutsideDocuments }: SiteChange) => {
    isOutsideWaiting ||= isOutsideDocuments;
    if ((await site.admin.releases()).length === 0) return start();
    const { keys } = await readFiles();
    await publishWaiting(isOutsideDocuments || keys.length > 0);
  };
  const inTurn = createQueue();
  const run = (deed: () => Promise<void>) => inTurn(deed).catch((error: unknown) => tellFailure(io, error));
  return { start: () => run(start), update: (change) => run(() => update(change)) };
}

/** A file that was changed in the dashboard too. */
export function tellKept(io: Io, { path, copy }: KeptCopy): void {
  io.err(
    `${path} was changed here and in the dashboard at once: the dashboard’s stands, yours is ${relative(io.cwd, copy)}\n`,
  );
}

export function tellUnwritten(io: Io, { path, message }: Unwritten): void {
  io.err(`${path} was changed in the dashboard and could not be written: ${message}\n`);
}

/** Documents that were last changed in the files; the others wait in the dashboard. */
function isFromFolder({ updatedBy }: EditorChange): boolean {
  return updatedBy === 'folder';
}

function tellAnswer(io: Io, { ok, diagnostics }: PublishAnswer, ms: number): void {
  tellDiagnostics(io, diagnostics);
  io.err(ok ? `Built in ${Math.round(ms)} ms\n` : 'Not built: the site is as it was\n');
}

/** What the Worker refuses is no bug: somebody publishes all the time, or the site has been taken away. */
function tellFailure(io: Io, error: unknown): void {
  if (error instanceof AdminError)
    io.err(`${error.message}\nWhat was saved goes live with the next change\n`);
  else tellBug(io, error);
}

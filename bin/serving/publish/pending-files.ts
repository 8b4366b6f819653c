import { basename } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/index.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/index.ts';
import type { Io } from '../../printing/io.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { BuildTalk } from './build-reporter.ts';
import { isFromFolder, listOfChanges } from './format-changes.ts';
import type { LiveWatch } from './release-monitor.ts';

/** What was saved in the files of a site and is not live yet. */
export interface WaitingFiles {
  /** These were saved. */
  add(names: readonly string[]): void;
  /** A template or a picture was, which no document tells of. */
  addOutside(): void;
  /** Publishes all there is, for the first time. */
  publishAll(message: string): Promise<PublishResponse>;
  /** Publishes what waits; undefined when nothing does, or when it could not be built and nothing has changed since. */
  publish(question: WaitingOptions): Promise<PublishResponse | undefined>;
}

export interface WaitingOptions {
  /** Something has changed since the last try. */
  readonly isNews: boolean;
  /** A release is to be made also of what is in one already. */
  readonly isForced: boolean;
}

export interface WaitingPorts {
  readonly site: Pick<OpenedSite, 'publish'> & { readonly admin: Pick<OpenedSite['admin'], 'unpublished'> };
  readonly talk: Pick<BuildTalk, 'tellBuild'>;
  readonly isLive: Pick<LiveWatch, 'note'>;
}

export function createWaitingFiles(io: Io, { site, talk, isLive }: WaitingPorts): WaitingFiles {
  let isOutside = false;
  /** What could not be built: it is not tried again before something has changed. */
  let refused: string | undefined;
  const names = new Set<string>();
  const publish = async (message: string, keys?: readonly DocKey[]) => {
    const answer = await timed(talk.tellBuild, () => site.publish(message, keys));
    if (answer.ok) {
      names.clear();
      isLive.note(answer.releaseId);
    }
    return answer;
  };
  return {
    add: (saved) => {
      for (const name of saved) names.add(name);
    },
    addOutside: () => {
      isOutside = true;
    },
    publishAll: (message) => publish(message),
    // The object remembers them, so that neither a build that failed nor a crash makes anybody forget.
    publish: async ({ isNews, isForced }) => {
      const unpublished = await site.admin.unpublished();
      const waiting = unpublished.filter(isFromFolder);
      const mark = JSON.stringify(waiting.map(({ key, rev }) => [key, rev]));
      if (waiting.length === 0 && !isOutside && !isForced) return undefined;
      if (!isNews && mark === refused) return undefined;
      const keys = waiting.map(({ key }) => key as DocKey);
      const answer = await publish(nameOf([...names]), keys);
      refused = answer.ok ? undefined : mark;
      if (answer.diagnostics.some(isOfMissing)) tellDrafts(io, unpublished);
      if (answer.ok) isOutside = false;
      return answer;
    },
  };
}

/** Tells of a build when there is an answer, with how long it took. */
export async function timed<Answer extends PublishResponse | undefined>(
  tell: (answer: PublishResponse, ms: number) => void,
  build: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  const answer = await build();
  if (answer !== undefined) tell(answer, performance.now() - started);
  return answer;
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

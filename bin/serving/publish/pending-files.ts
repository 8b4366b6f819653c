import { basename } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor.ts';
import type { Io } from '../../printing/io.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { BuildReporter } from './build-reporter.ts';
import { formatChanges, isFromFolder } from './format-changes.ts';
import type { ReleaseMonitor } from './release-monitor.ts';

/** What was saved in the files of a site and is not live yet. */
export interface PendingFiles {
  /** These were saved. */
  add(names: readonly string[]): void;
  /** A template or a picture was, which no document tells of. */
  addAssets(): void;
  /** Publishes all there is, for the first time. */
  publishAll(message: string): Promise<PublishResponse>;
  /** Publishes what waits; undefined when nothing does, or when it could not be built and nothing has changed since. */
  publish(options: PublishPendingOptions): Promise<PublishResponse | undefined>;
}

export interface PublishPendingOptions {
  /** Something has changed since the last try. */
  readonly hasNews: boolean;
  /** A release is to be made also of what is in one already. */
  readonly isForced: boolean;
}

export interface PendingFilesPorts {
  readonly site: Pick<OpenedSite, 'publish'> & { readonly admin: Pick<OpenedSite['admin'], 'unpublished'> };
  readonly reporter: Pick<BuildReporter, 'reportBuild'>;
  readonly monitor: Pick<ReleaseMonitor, 'markLive'>;
}

export function createPendingFiles(io: Io, { site, reporter, monitor }: PendingFilesPorts): PendingFiles {
  let isOutside = false;
  /** What could not be built: it is not tried again before something has changed. */
  let rejected: string | undefined;
  const names = new Set<string>();
  const publish = async (message: string, keys?: readonly DocKey[]) => {
    const response = await withDuration(reporter.reportBuild, () => site.publish(message, keys));
    if (response.ok) {
      names.clear();
      monitor.markLive(response.releaseId);
    }
    return response;
  };
  return {
    add: (saved) => {
      for (const name of saved) names.add(name);
    },
    addAssets: () => {
      isOutside = true;
    },
    publishAll: (message) => publish(message),
    // The object remembers them, so that neither a build that failed nor a crash makes anybody forget.
    publish: async ({ hasNews, isForced }) => {
      const unpublished = await site.admin.unpublished();
      const pending = unpublished.filter(isFromFolder);
      const mark = JSON.stringify(pending.map(({ key, rev }) => [key, rev]));
      if (pending.length === 0 && !isOutside && !isForced) return undefined;
      if (!hasNews && mark === rejected) return undefined;
      const keys = pending.map(({ key }) => key as DocKey);
      const response = await publish(nameOf([...names]), keys);
      rejected = response.ok ? undefined : mark;
      if (response.diagnostics.some(isOfMissing)) printDrafts(io, unpublished);
      if (response.ok) isOutside = false;
      return response;
    },
  };
}

/** Tells of a build when there is an answer, with how long it took. */
export async function withDuration<Answer extends PublishResponse | undefined>(
  tell: (response: PublishResponse, ms: number) => void,
  build: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  const response = await build();
  if (response !== undefined) tell(response, performance.now() - started);
  return response;
}

const MAX_NAMES = 3;

/** What a release is about: `about.json`, `5 files: about.json, home.json, site.json, …`. */
function nameOf(paths: readonly string[]): string {
  const names = paths.map((path) => basename(path));
  if (names.length === 0) return 'Files changed';
  const [first = ''] = names;
  if (names.length === 1) return first;
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `${names.length} files: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** A document names another one that is in no release and in no file that was saved. */
function isOfMissing({ code }: Diagnostic): boolean {
  return code === 'site/unknown-reference';
}

/** It may lie in a file and be meant for visitors only when somebody publishes it in the dashboard. */
function printDrafts(io: Io, unpublished: readonly EditorChange[]): void {
  const drafts = unpublished.filter((change) => change.kind === 'new' && !isFromFolder(change));
  if (drafts.length === 0) return;
  io.err(
    `Made in the dashboard and published by nobody: ${formatChanges(drafts)}; publish it there or with quoin publish\n`,
  );
}

import { basename } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { Io } from '../../printing/io.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import type { OpenedSite } from '../supervise/open-site.ts';
import type { BuildReporter } from './build-reporter.ts';
import { formatChanges, isFromFolder } from './format-changes.ts';
import type { ReleaseMonitor } from './release-monitor.ts';

/** Saved files of a site that are not live yet. */
export interface PendingFiles {
  /** Adds saved files. */
  add(names: readonly string[]): void;
  /** Notes a changed template or image, which has no document. */
  addAssets(): void;
  /** Publishes everything, for the first release. */
  publishAll(message: string): Promise<PublishResponse>;
  /** Publishes pending files; returns undefined when there are none or when the same state has failed before. */
  publish(options: PublishPendingOptions): Promise<PublishResponse | undefined>;
}

export interface PublishPendingOptions {
  /** Something has changed since the last attempt. */
  readonly hasNews: boolean;
  /** Publishes also when nothing is pending. */
  readonly isForced: boolean;
}

export interface PendingFilesPorts {
  readonly site: Pick<OpenedSite, 'publish'> & { readonly admin: Pick<OpenedSite['admin'], 'unpublished'> };
  readonly reporter: Pick<BuildReporter, 'reportBuild'>;
  readonly monitor: Pick<ReleaseMonitor, 'markLive'>;
}

export function createPendingFiles(io: Io, { site, reporter, monitor }: PendingFilesPorts): PendingFiles {
  let hasAssetChanges = false;
  /** The state that failed to build; not retried until it changes. */
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
      hasAssetChanges = true;
    },
    publishAll: (message) => publish(message),
    // The site object stores pending documents, so that a failed build or a crash does not lose them.
    publish: async ({ hasNews, isForced }) => {
      const unpublished = await site.admin.unpublished();
      const pending = unpublished.filter(isFromFolder);
      const mark = JSON.stringify(pending.map(({ key, rev }) => [key, rev]));
      if (pending.length === 0 && !hasAssetChanges && !isForced) return undefined;
      if (!hasNews && mark === rejected) return undefined;
      const keys = pending.map(({ key }) => key as DocKey);
      const response = await publish(nameOf([...names]), keys);
      rejected = response.ok ? undefined : mark;
      if (response.diagnostics.some(isMissingReference)) printDrafts(io, unpublished);
      if (response.ok) hasAssetChanges = false;
      return response;
    },
  };
}

/** Runs a build and reports its result with the duration. */
export async function withDuration<Response extends PublishResponse | undefined>(
  report: (response: PublishResponse, ms: number) => void,
  build: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const response = await build();
  if (response !== undefined) report(response, performance.now() - started);
  return response;
}

const MAX_NAMES = 3;

/** The message of a release: `about.json`, `5 files: about.json, home.json, site.json, …`. */
function nameOf(paths: readonly string[]): string {
  const names = paths.map((path) => basename(path));
  if (names.length === 0) return 'Files changed';
  const [first = ''] = names;
  if (names.length === 1) return first;
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `${names.length} files: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** A document refers to one that is neither live nor among the saved files. */
function isMissingReference({ code }: Diagnostic): boolean {
  return code === 'site/unknown-reference';
}

/** The missing document may be an unpublished draft of the dashboard. */
function printDrafts(io: Io, unpublished: readonly EditorChange[]): void {
  const drafts = unpublished.filter((change) => change.kind === 'new' && !isFromFolder(change));
  if (drafts.length === 0) return;
  io.err(`Unpublished in the dashboard: ${formatChanges(drafts)}; publish there or with quoin publish\n`);
}

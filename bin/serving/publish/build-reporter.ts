import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { countDiagnostics } from '../../printing/format-diagnostics.ts';
import type { Io } from '../../printing/io.ts';
import { plural } from '../../printing/plural.ts';
import { printDiagnostics } from '../../printing/print-diagnostics.ts';
import type { PublishResponse } from '../admin/admin-client.ts';
import type { ImportedFiles } from '../sync/import-files.ts';
import { rejectedDiagnostics, rejectedPaths } from './rejected-diagnostics.ts';

/** What `dev` says about the files that it reads and the builds it makes: what is wrong now, and what no longer is. */
export interface BuildReporter {
  /** Problems of files that could not be taken in, once; and which of those before are repaired. Gives whether all were taken in. */
  reportFiles(imported: ImportedFiles): Promise<boolean>;
  reportBuild(response: PublishResponse, ms: number): void;
  /** There was nothing to build: says so to whoever waits for it because of problems. */
  reportIdle(): void;
}

interface Wrong {
  /** As one would type them. */
  readonly paths: readonly string[];
  readonly count: number;
}

const NOTHING_WRONG: Wrong = { paths: [], count: 0 };

export function createBuildReporter(io: Io, folder: string): BuildReporter {
  let rejected = NOTHING_WRONG;
  /** What was told of `wrong`: the same is not told again with every other file that is saved. */
  let told = '';
  let isTold = true;
  /** The last build was refused, or files were. */
  let hadProblems = false;
  const say = (sentence: string) => {
    isTold = true;
    io.err(`${sentence}\n`);
  };
  const root = resolve(io.cwd, folder);
  const labelsOf = (paths: readonly string[]): ReadonlySet<string> => {
    const site = createDiskFiles(root, io.cwd);
    return new Set(paths.map((path) => site.label(path)));
  };
  let hasSettings = true;
  const reportSettings = () => {
    const had = hasSettings;
    hasSettings = existsSync(join(root, 'site.json'));
    if (had && !hasSettings) say('site.json is gone; what was live stays live until it is back');
    if (!had && hasSettings) say('site.json is back');
  };
  return {
    reportFiles: async (imported) => {
      reportSettings();
      const paths = rejectedPaths(imported);
      const repaired = rejected.paths.filter((path) => !paths.includes(path));
      if (repaired.length > 0) say(`Repaired: ${repaired.join(', ')}`);
      const errors = await rejectedDiagnostics(io, folder, imported);
      rejected = { paths, count: Math.max(errors.length, paths.length) };
      const text = paths.length === 0 ? '' : JSON.stringify([errors, paths]);
      if (text !== told) {
        printDiagnostics(io, errors);
        isTold = paths.length === 0;
      }
      told = text;
      hadProblems ||= paths.length > 0;
      return paths.length === 0;
    },
    reportBuild: ({ ok, diagnostics: found }, ms) => {
      const diagnostics = found.filter((each) => !isStale(each, labelsOf(rejected.paths)));
      printDiagnostics(io, diagnostics);
      if (ok) say(`Built in ${Math.round(ms)} ms${buildSummary({ diagnostics, rejected, hadProblems })}`);
      else if (diagnostics.length === 0 && rejected.count > 0)
        say(`Not built: ${rejectedSummary(rejected)}; what was live stays live`);
      else say(`Not built: ${countDiagnostics(diagnostics)}; the site is as it was`);
      hadProblems = !ok || rejected.count > 0;
    },
    reportIdle: () => {
      if (!isTold) say(`Not built: ${rejectedSummary(rejected)}; what was live stays live`);
      else if (hadProblems && rejected.count === 0) {
        say('No problems, and nothing to build');
        hadProblems = false;
      }
    },
  };
}

function buildSummary({
  diagnostics,
  rejected,
  hadProblems,
}: {
  readonly diagnostics: readonly Diagnostic[];
  readonly rejected: Wrong;
  readonly hadProblems: boolean;
}): string {
  const found = countDiagnostics(diagnostics);
  if (rejected.count > 0) {
    const besides = found === '' ? '' : `; and with ${found}`;
    return ` without ${rejected.paths.join(', ')}: ${plural(rejected.count, 'problem')} there, and it stays as it was${besides}`;
  }
  if (found !== '') return `, with ${found}`;
  return hadProblems ? ', no problems' : '';
}

function rejectedSummary({ paths, count }: Wrong): string {
  return `${plural(count, 'problem')} in ${paths.join(', ')}`;
}

/** Told of what a file said before: what it says now was left out, and its problems are told already. */
function isStale({ place, related = [] }: Diagnostic, leftOut: ReadonlySet<string>): boolean {
  return [place, ...related.map((each) => each.place)].some((each) => each && leftOut.has(each.file));
}

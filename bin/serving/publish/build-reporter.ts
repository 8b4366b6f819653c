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

/** Prints what `dev` reads and builds: new problems, and which are fixed. */
export interface BuildReporter {
  /**
   * Prints the diagnostics of rejected files once, and which files are fixed. Returns whether all files were
   * accepted.
   */
  reportFiles(imported: ImportedFiles): Promise<boolean>;
  reportBuild(response: PublishResponse, ms: number): void;
  /** Called when there was nothing to build; prints a line if the last output was a problem. */
  reportIdle(): void;
}

interface RejectedState {
  /** Relative to the site folder. */
  readonly paths: readonly string[];
  readonly count: number;
}

const NOTHING_REJECTED: RejectedState = { paths: [], count: 0 };

export function createBuildReporter(io: Io, folder: string): BuildReporter {
  let rejected = NOTHING_REJECTED;
  /** The last printed diagnostics of rejected files, to avoid repeating them on each save. */
  let printedErrors = '';
  let isPrinted = true;
  /** Whether the last build failed or files were rejected. */
  let hadProblems = false;
  const print = (line: string) => {
    isPrinted = true;
    io.err(`${line}\n`);
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
    if (had && !hasSettings)
      print('site.json is missing; the live release is unchanged until it is restored');
    if (!had && hasSettings) print('site.json is restored');
  };
  return {
    reportFiles: async (imported) => {
      reportSettings();
      const paths = rejectedPaths(imported);
      const fixed = rejected.paths.filter((path) => !paths.includes(path));
      if (fixed.length > 0) print(`Fixed: ${fixed.join(', ')}`);
      const errors = await rejectedDiagnostics(io, folder, imported);
      rejected = { paths, count: Math.max(errors.length, paths.length) };
      const text = paths.length === 0 ? '' : JSON.stringify([errors, paths]);
      if (text !== printedErrors) {
        printDiagnostics(io, errors);
        isPrinted = paths.length === 0;
      }
      printedErrors = text;
      hadProblems ||= paths.length > 0;
      return paths.length === 0;
    },
    reportBuild: ({ ok, diagnostics: found }, ms) => {
      const diagnostics = found.filter((each) => !isStale(each, labelsOf(rejected.paths)));
      printDiagnostics(io, diagnostics);
      if (ok) print(`Built in ${Math.round(ms)} ms${buildSummary({ diagnostics, rejected, hadProblems })}`);
      else if (diagnostics.length === 0 && rejected.count > 0)
        print(`Build failed with ${rejectedSummary(rejected)}; the live release is unchanged`);
      else print(`Build failed with ${countDiagnostics(diagnostics)}; the live release is unchanged`);
      hadProblems = !ok || rejected.count > 0;
    },
    reportIdle: () => {
      if (!isPrinted) print(`Build failed with ${rejectedSummary(rejected)}; the live release is unchanged`);
      else if (hadProblems && rejected.count === 0) {
        print('No problems, nothing to build');
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
  readonly rejected: RejectedState;
  readonly hadProblems: boolean;
}): string {
  const found = countDiagnostics(diagnostics);
  if (rejected.count > 0) {
    const besides = found === '' ? '' : `; ${found}`;
    return ` without ${rejected.paths.join(', ')}: ${plural(rejected.count, 'problem')} there, its last version stays live${besides}`;
  }
  if (found !== '') return ` with ${found}`;
  return hadProblems ? ', no problems' : '';
}

function rejectedSummary({ paths, count }: RejectedState): string {
  return `${plural(count, 'problem')} in ${paths.join(', ')}`;
}

/**
 * Whether a diagnostic refers to the previous content of a rejected file, whose current problems are already
 * printed.
 */
function isStale({ location, related = [] }: Diagnostic, leftOut: ReadonlySet<string>): boolean {
  return [location, ...related.map((each) => each.location)].some((each) => each && leftOut.has(each.file));
}

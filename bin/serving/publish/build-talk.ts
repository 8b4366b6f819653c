import type { Diagnostic } from '../../../compiler/diagnostics/index.ts';
import type { Io } from '../../io.ts';
import { plural } from '../../plural.ts';
import { countProblems } from '../../tell-problems.ts';
import type { PublishAnswer } from '../command-line/admin-client.ts';
import { findRefused, tellDiagnostics } from '../command-line/tell-diagnostics.ts';
import type { ImportedFiles } from '../sync/import-files.ts';

/** What `dev` says about the files that it reads and the builds it makes: what is wrong now, and what no longer is. */
export interface BuildTalk {
  /** Problems of files that could not be taken in, once; and which of those before are repaired. Gives whether all were taken in. */
  tellFiles(imported: ImportedFiles): Promise<boolean>;
  tellBuild(answer: PublishAnswer, ms: number): void;
  /** There was nothing to build: says so to whoever waits for it because of problems. */
  tellNothing(): void;
}

interface Wrong {
  /** As one would type them. */
  readonly paths: readonly string[];
  readonly count: number;
}

const NOTHING_WRONG: Wrong = { paths: [], count: 0 };

export function createBuildTalk(io: Io, folder: string): BuildTalk {
  let wrong = NOTHING_WRONG;
  /** What was told of `wrong`: the same is not told again with every other file that is saved. */
  let told = '';
  let isTold = true;
  /** The last build was refused, or files were. */
  let hadProblems = false;
  const say = (sentence: string) => {
    isTold = true;
    io.err(`${sentence}\n`);
  };
  return {
    tellFiles: async ({ refused, unreadable }) => {
      const paths = [...new Set([...refused, ...unreadable].map(({ path }) => path))].sort();
      const repaired = wrong.paths.filter((path) => !paths.includes(path));
      if (repaired.length > 0) say(`Repaired: ${repaired.join(', ')}`);
      const errors = paths.length === 0 ? [] : await findRefused(io, folder);
      wrong = { paths, count: Math.max(errors.length, paths.length) };
      const text = textOf(errors, paths, unreadable);
      if (text !== told) {
        tellDiagnostics(io, errors);
        for (const { path, message } of withoutError(unreadable, errors)) io.err(`${path}: ${message}\n`);
        isTold = paths.length === 0;
      }
      told = text;
      hadProblems ||= paths.length > 0;
      return paths.length === 0;
    },
    tellBuild: ({ ok, diagnostics }, ms) => {
      tellDiagnostics(io, diagnostics);
      if (ok) say(`Built in ${Math.round(ms)} ms${howWell({ diagnostics, wrong, hadProblems })}`);
      else say(`Not built: ${countProblems(diagnostics)}; the site is as it was`);
      hadProblems = !ok || wrong.count > 0;
    },
    tellNothing: () => {
      if (!isTold) say(`Not built: ${whereOf(wrong)}; what was live stays live`);
      else if (hadProblems && wrong.count === 0) {
        say('No problems, and nothing to build');
        hadProblems = false;
      }
    },
  };
}

function howWell({
  diagnostics,
  wrong,
  hadProblems,
}: {
  readonly diagnostics: readonly Diagnostic[];
  readonly wrong: Wrong;
  readonly hadProblems: boolean;
}): string {
  if (wrong.count > 0)
    return ` without ${wrong.paths.join(', ')}: ${plural(wrong.count, 'problem')} there, and it stays as it was`;
  const found = countProblems(diagnostics);
  if (found !== '') return `, with ${found}`;
  return hadProblems ? ', no problems' : '';
}

function whereOf({ paths, count }: Wrong): string {
  return `${plural(count, 'problem')} in ${paths.join(', ')}`;
}

/** Nothing else says why it was not taken in. */
function withoutError(
  unreadable: ImportedFiles['unreadable'],
  errors: readonly Diagnostic[],
): ImportedFiles['unreadable'] {
  return unreadable.filter(({ path }) => !errors.some(({ place }) => place?.file.endsWith(path)));
}

function textOf(
  errors: readonly Diagnostic[],
  paths: readonly string[],
  unreadable: ImportedFiles['unreadable'],
): string {
  return paths.length === 0 ? '' : JSON.stringify([errors, paths, unreadable]);
}

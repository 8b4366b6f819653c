import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST } from '../../compiler/5-write/write-output.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import type { CompiledSite } from '../../compiler/write-site.ts';
import { systemError } from '../printing/system-error.ts';
import { themeFolderOf } from './check-output.ts';
import { type FilesState, stateOfFolder } from './files-state.ts';
import { createOutputStates, type OutputStates } from './output-states.ts';
import { findProgramFiles } from './program-files.ts';

/** What determines the result of a build, besides the files that it reads. */
export interface BuildRequest {
  /** Absolute path of the site. */
  readonly folder: string;
  /** Absolute path of the theme that replaces the one in `site.json`. */
  readonly theme: string | undefined;
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Base of the file names in diagnostics. */
  readonly cwd: string;
  /** The time for which the site is built, if one was given. */
  readonly now: number | undefined;
  readonly drafts: boolean | undefined;
  readonly baseUrl: string | undefined;
  /** Whether warnings are errors. */
  readonly strict: boolean | undefined;
}

/** The result of a build, as far as it is printed. */
export interface BuildResult extends Pick<CompiledSite, 'diagnostics'> {
  readonly routes: readonly Pick<CompiledSite['routes'][number], 'url' | 'file' | 'pageType' | 'template'>[];
  /** Paths of the written files, relative to the output folder. */
  readonly files: readonly string[];
  readonly bytes: number;
}

/** One file per output folder, in the cache. */
interface StoredBuild {
  /** Hash of the request, the program, and the metadata of all files that were read. */
  readonly input: string;
  /** Hash of the metadata of all files that were written. */
  readonly output: string;
  /** Epoch milliseconds between which the same input has the same output. */
  readonly validFrom: number;
  readonly validUntil: number | null;
  readonly result: BuildResult;
}

/** The last build into a folder. */
export interface BuildRecord {
  /**
   * Its result, if another build would write the same files: neither input nor output, options or program have changed since.
   * Only metadata was read.
   */
  readonly known: BuildResult | undefined;
  /** Stores the result of a build, after the files were written. */
  store(compiled: CompiledSite, states: OutputStates): void;
}

/** Notes the state of the input. Must be called before a build reads it. */
export function openBuildRecord(request: BuildRequest, cache: string): BuildRecord {
  const validFrom = Date.now();
  const input = readableState(request);
  return {
    known: input && recall(request, { cache, input }),
    store: ({ ok, routes, report, diagnostics, validUntil = null }, states) => {
      if (!ok || input === undefined || input.changedOn > validFrom - SAME_TIME_MS) return;
      const files = [...report.written, ...report.unchanged];
      const result: BuildResult = {
        routes: routes.map(({ url, file, pageType, template }) => ({ url, file, pageType, template })),
        diagnostics,
        files,
        bytes: report.bytes,
      };
      const output = hashOfFiles(files, states);
      write(recordFile(request, cache), { input: input.hash, output, validFrom, validUntil, result });
    },
  };
}

interface RecallOptions {
  readonly cache: string;
  readonly input: FilesState;
}

function recall(request: BuildRequest, { cache, input }: RecallOptions): BuildResult | undefined {
  try {
    const stored: StoredBuild = JSON.parse(readFileSync(recordFile(request, cache), 'utf8'));
    const { validFrom, validUntil, result } = stored;
    const now = Date.now();
    const isTimely = request.now !== undefined || (now >= validFrom && now < (validUntil ?? Infinity));
    if (!isTimely || input.hash !== stored.input) return undefined;
    return hashOfFiles(result.files, createOutputStates(request.out)) === stored.output ? result : undefined;
  } catch {
    // Without a record, or with one of another version, the site is built.
    return undefined;
  }
}

/** Without a record, the next build is complete, so a cache that cannot be written is no error. */
function write(file: string, stored: StoredBuild): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) removeIfOld(join(folder, name));
    writeAtomically(file, JSON.stringify(stored), { isDurable: false });
  } catch (error) {
    if (systemError(error) === undefined) throw error;
  }
}

/** Records of output folders that are no longer built. */
function removeIfOld(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Some file systems store times with this resolution: a later change may have the same time. */
const SAME_TIME_MS = 20;

/** Undefined when a folder is missing, which the build reports. */
function readableState(request: BuildRequest): FilesState | undefined {
  try {
    return inputState(request);
  } catch {
    return undefined;
  }
}

/** Undefined where metadata does not show what a build reads: scripts may import packages. */
function inputState(request: BuildRequest): FilesState | undefined {
  const { folder, theme = themeFolderOf(folder), out } = request;
  if (theme !== undefined && existsSync(join(theme, 'node_modules'))) return undefined;
  const program = stateOfFolder(dirname(findProgramFiles().worker));
  const folders = [folder, ...(theme === undefined ? [] : [theme])].map((each) => stateOfFolder(each, out));
  const hashes = [program, ...folders].map(({ hash }) => hash);
  return {
    hash: sha256(JSON.stringify([request, hashes])),
    changedOn: Math.max(...folders.map(({ changedOn }) => changedOn)),
  };
}

/** Of the metadata of the files that a build wrote. */
function hashOfFiles(files: readonly string[], { stateOf }: OutputStates): string {
  const hash = createHash('sha256');
  for (const path of [MANIFEST, ...files]) hash.update(`${path}\0${stateOf(path)}\0`);
  return hash.digest('base64');
}

function recordFile({ out }: BuildRequest, cache: string): string {
  return join(cache, 'builds', `${sha256(out)}.json`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

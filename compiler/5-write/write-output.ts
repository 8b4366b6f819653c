import type { OutputFile } from '../4-render/output-file.ts';
import { type ContentPorts, contentOf } from './content-of.ts';
import { checkedPath, ForeignFileError, type Output } from './output.ts';

/** What a build did to the output folder. Paths are relative to it, in the order in which they were written. */
export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files of the build before that this one does not have. */
  readonly removed: readonly string[];
  /** Bytes of all files, written or not. */
  readonly bytes: number;
}

export interface WritePorts extends ContentPorts {
  readonly output: Output;
  /** Whether to write over files that no build of ours wrote; default false. */
  readonly force?: boolean | undefined;
}

/** The list of the files that the build before made: only they are ever removed, never what somebody else put there. */
export const MANIFEST = '.quoin-files.json';

/**
 * Step 5: compares, and writes only what changed. What the build before wrote and this one does not have is removed, so
 * that a renamed page does not stay at its old address. Throws `ForeignFileError`, with nothing written, when it would
 * write over a file that somebody else put there.
 */
export function writeOutput(files: readonly OutputFile[], ports: WritePorts): WriteReport {
  const { output } = ports;
  const before = readManifest(output);
  const own = new Set(files.map(({ path }) => path));
  const claimed = claim(files, before, ports);
  // Written before the files are: a build that is broken off leaves nothing that the next one would take for another's.
  writeManifest(output, [...before, ...claimed]);
  const removed = before.filter((path) => !own.has(path));
  const inTheWay = new Set(blocking(removed, own));
  for (const path of inTheWay) output.remove(path);
  const written: string[] = [];
  const unchanged: string[] = [];
  let bytes = 0;
  // Pages come after what they link to and before what only old pages link to, as visitors may read meanwhile.
  for (const file of [...files.filter((each) => !isPage(each)), ...files.filter(isPage)]) {
    const result = output.put(file.path, contentOf(file, ports));
    bytes += result.bytes;
    (result.isChanged ? written : unchanged).push(file.path);
  }
  for (const path of removed) if (!inTheWay.has(path)) output.remove(path);
  writeManifest(output, claimed);
  return { written, unchanged, removed, bytes };
}

/**
 * The files that count as ours from now on. One that stood there before us with the very content that it should have is
 * left alone now and when the page that needs it is gone.
 */
function claim(
  files: readonly OutputFile[],
  before: readonly string[],
  { force = false, ...ports }: WritePorts,
): readonly string[] {
  const known = new Set(before);
  const foreign: string[] = [];
  const claimed = files.filter((file) => {
    if (known.has(file.path)) return true;
    const there = ports.output.compare(file.path, () => contentOf(file, ports));
    if (there === 'other' && !force) foreign.push(file.path);
    return there !== 'same';
  });
  if (foreign.length > 0) throw new ForeignFileError(foreign);
  return claimed.map(({ path }) => path);
}

function writeManifest(output: Output, paths: readonly string[]): void {
  const files = [...new Set(paths)].sort();
  output.put(MANIFEST, `${JSON.stringify({ files }, undefined, 1)}\n`);
}

function isPage({ path }: OutputFile): boolean {
  return path.endsWith('.html');
}

/** Files of old that stand where a folder is needed now, or in a folder where a file is needed now. */
function blocking(removed: readonly string[], own: ReadonlySet<string>): readonly string[] {
  const folders = new Set([...own].flatMap(foldersOf));
  return removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => own.has(folder)));
}

/** `a/b/c.html` is in `a` and in `a/b`. */
function foldersOf(path: string): readonly string[] {
  const pieces = path.split('/');
  return pieces.slice(1).map((_, index) => pieces.slice(0, index + 1).join('/'));
}

/** A list that is missing or that somebody broke is the list of no files: then nothing is removed. */
function readManifest(output: Output): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(output.readText(MANIFEST) ?? '{}');
    const files = parsed !== null && typeof parsed === 'object' && 'files' in parsed ? parsed.files : [];
    if (!Array.isArray(files)) return [];
    return files.filter((path) => typeof path === 'string').map(checkedPath);
  } catch {
    return [];
  }
}

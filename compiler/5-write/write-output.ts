import type { OutputFile } from '../4-render/output-file.ts';
import { type ContentPorts, contentOf } from './content-of.ts';
import { checkedPath, ForeignFileError, type Output } from './output.ts';

/** What a build changed in the output folder. Paths are relative to it, in write order. */
export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files that only the previous build had. */
  readonly removed: readonly string[];
  /** Bytes of all files, written or not. */
  readonly bytes: number;
}

export interface WritePorts extends ContentPorts {
  readonly output: Output;
  /** Whether to overwrite files that no build wrote; default false. */
  readonly force?: boolean | undefined;
}

/** List of the files of the previous build. Only these are ever removed. */
export const MANIFEST = '.quoin-files.json';

/**
 * Step 5: compares, and writes only what changed. Removes files that only the previous build had, so that a renamed page does not
 * stay at its old URL. Throws `ForeignFileError`, with nothing written, when it would overwrite a file that no build wrote.
 */
export function writeOutput(files: readonly OutputFile[], ports: WritePorts): WriteReport {
  const { output } = ports;
  const before = readManifest(output);
  const own = new Set(files.map(({ path }) => path));
  const claimed = claim(files, before, ports);
  // Written before the files, so that after an aborted build the next one recognizes them as its own.
  writeManifest(output, [...before, ...claimed]);
  const removed = before.filter((path) => !own.has(path));
  const inTheWay = new Set(blocking(removed, own));
  for (const path of inTheWay) output.remove(path);
  const written: string[] = [];
  const unchanged: string[] = [];
  let bytes = 0;
  // Pages are written after the files that they link to, and before files of old pages are removed: visitors may read during a
  // build.
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
 * Returns the files that belong to the build from now on. An existing foreign file with identical content is left alone, now and
 * later.
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

/** Old files where a folder is needed now, or in a folder where a file is needed now. */
function blocking(removed: readonly string[], own: ReadonlySet<string>): readonly string[] {
  const folders = new Set([...own].flatMap(foldersOf));
  return removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => own.has(folder)));
}

/** `a/b/c.html` is in `a` and in `a/b`. */
function foldersOf(path: string): readonly string[] {
  const pieces = path.split('/');
  return pieces.slice(1).map((_, index) => pieces.slice(0, index + 1).join('/'));
}

/** A missing or malformed list counts as empty: then nothing is removed. */
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

import { foldersOf } from '../4-render/folders-of.ts';
import type { OutputFile } from '../4-render/output-file.ts';
import { type ContentPorts, contentOf } from './content-of.ts';
import { checkedPath, ForeignFileError, type Output, type OutputChange, type StagedFile } from './output.ts';

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
 * Step 5: stages what changed, then publishes it. Removes files that only the previous build had, so that a renamed page does not
 * stay at its old URL. Throws `ForeignFileError`, with nothing published, when it would overwrite a file that no build wrote.
 */
export async function writeOutput(files: readonly OutputFile[], ports: WritePorts): Promise<WriteReport> {
  const { output } = ports;
  try {
    const before = readManifest(output);
    const staged = files.map((file): Staged => ({ path: file.path, ...stageFile(file, ports) }));
    const claimed = claim(staged, { before, force: ports.force === true });
    // Pages come after the files that they link to: visitors may read during a build.
    const inOrder = [...staged.filter((file) => !isPage(file)), ...staged.filter(isPage)];
    const written = inOrder.filter(({ was }) => was !== 'same').map(({ path }) => path);
    const removed = before.filter(notIn(files));
    await publish(written, { output, before, claimed, removed });
    return {
      written,
      unchanged: inOrder.filter(({ was }) => was === 'same').map(({ path }) => path),
      removed,
      bytes: staged.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    output.discard();
  }
}

interface Staged extends StagedFile {
  readonly path: string;
}

function stageFile(file: OutputFile, { output, ...ports }: WritePorts): StagedFile {
  return 'stored' in file ? file.stored : output.stage(file.path, contentOf(file, ports));
}

function notIn(files: readonly OutputFile[]): (path: string) => boolean {
  const own = new Set(files.map(({ path }) => path));
  return (path) => !own.has(path);
}

interface Publication {
  readonly output: Output;
  /** Files of the previous build. */
  readonly before: readonly string[];
  /** Files that belong to the build from now on. */
  readonly claimed: readonly string[];
  readonly removed: readonly string[];
}

function publish(
  written: readonly string[],
  { output, before, claimed, removed }: Publication,
): Promise<void> {
  if (output.isNew()) {
    output.stage(MANIFEST, manifestOf(claimed));
    return output.publish([...written, MANIFEST].map(put));
  }
  const inTheWay = new Set(blocking(removed, written));
  return output.publish([
    // Before the files, so that after a power failure the next build recognizes them as its own.
    ...stageManifest(output, [...before, ...claimed], CLAIM),
    ...[...inTheWay].map(remove),
    ...written.map(put),
    // Old pages go last, for visitors who read during a build.
    ...removed.filter((path) => !inTheWay.has(path)).map(remove),
    ...stageManifest(output, claimed, MANIFEST),
  ]);
}

/** Where the list of the files of two builds is staged: the last one and this one. */
const CLAIM = `${MANIFEST}.claim`;

/** Stages a list of files at a path, unless the folder has it already. */
function stageManifest(output: Output, files: readonly string[], staged: string): readonly OutputChange[] {
  const text = manifestOf(files);
  if (output.readText(MANIFEST) === text) return [];
  output.stage(staged, text);
  return [{ path: MANIFEST, staged }];
}

function put(path: string): OutputChange {
  return { path, staged: path };
}

function remove(path: string): OutputChange {
  return { path, staged: undefined };
}

interface ClaimOptions {
  readonly before: readonly string[];
  readonly force: boolean;
}

/**
 * Returns the files that belong to the build from now on. An existing foreign file with identical content is left alone, now and
 * later.
 */
function claim(staged: readonly Staged[], { before, force }: ClaimOptions): readonly string[] {
  const known = new Set(before);
  const foreign = staged.filter(({ path, was }) => was === 'other' && !known.has(path));
  if (foreign.length > 0 && !force) throw new ForeignFileError(foreign.map(({ path }) => path));
  return staged.filter(({ path, was }) => was !== 'same' || known.has(path)).map(({ path }) => path);
}

function manifestOf(paths: readonly string[]): string {
  const files = [...new Set(paths)].sort();
  return `${JSON.stringify({ files }, undefined, 1)}\n`;
}

function isPage({ path }: Staged): boolean {
  return path.endsWith('.html');
}

/** Old files where a folder is needed now, or in a folder where a file is needed now. */
function blocking(removed: readonly string[], written: readonly string[]): readonly string[] {
  if (removed.length === 0) return [];
  const own = new Set(written);
  const folders = new Set(written.flatMap(foldersOf));
  return removed.filter((path) => folders.has(path) || foldersOf(path).some((folder) => own.has(folder)));
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

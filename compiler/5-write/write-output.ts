import type { CopiedFile, OutputFile } from '../4-render/index.ts';
import { checkedPath, type Output } from './output.ts';

/** What a build did to the output folder. Paths are relative to it, sorted as they were rendered. */
export interface WriteReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files of the build before that this one does not have. */
  readonly removed: readonly string[];
  /** Bytes of all files, written or not. */
  readonly bytes: number;
}

export interface WritePorts {
  readonly output: Output;
  /** The bytes of a file that is copied. */
  readBytes(source: CopiedFile['copy']): Uint8Array;
}

/** The list of the files that the build before made: only they are ever removed, never what somebody else put there. */
export const MANIFEST = '.quoin-files.json';

/**
 * Step 5: compares, and writes only what changed. What the build before wrote and this one does not have is removed, so
 * that a renamed page does not stay at its old address.
 */
export function writeOutput(files: readonly OutputFile[], { output, readBytes }: WritePorts): WriteReport {
  const before = readManifest(output);
  const own = new Set(files.map(({ path }) => path));
  const removed = before.filter((path) => !own.has(path));
  // First, because a file of old may stand where a folder is needed now.
  for (const path of removed) output.remove(path);
  const written: string[] = [];
  const unchanged: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = 'text' in file ? file.text : readBytes(file.copy);
    const result = output.put(file.path, content);
    bytes += result.bytes;
    (result.isChanged ? written : unchanged).push(file.path);
  }
  const names = [...own].sort();
  output.put(MANIFEST, `${JSON.stringify({ files: names }, undefined, 1)}\n`);
  return { written, unchanged, removed, bytes };
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

import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { documentKeyOnDisk, documentPath, type FileHash } from './site-documents.ts';

/** The file of each document. */
export type IndexEntries = Readonly<Record<DocKey, IndexEntry>>;

export interface IndexEntry {
  /** Relative to the site folder. */
  readonly path: string;
  /** Hash of the file when it last matched the document; undefined until the first complete write. */
  readonly hash?: FileHash;
  /** Revision of the document at that time. */
  readonly rev?: number;
  /** Hash of the content being written. Remains after a failed or interrupted write. */
  readonly draft?: FileHash;
}

/** The persistent index of document files. */
export interface FileIndex {
  /** Always the current ones. */
  entries(): IndexEntries;
  /**
   * Changes entries; undefined deletes one. Throws when this cannot be written; the entries are then written with the next change, or
   * last until the process ends.
   */
  update(changes: IndexChanges): void;
}

export type IndexChanges = ReadonlyMap<DocKey, IndexEntry | undefined>;

/** The index is written again after more lines than this, and than there are documents. */
const MAX_LINES = 1000;

/** Each change is a line of `files.log`, so that its costs do not depend on the size of the site. */
export function openFileIndex(file: string): FileIndex {
  const log = file.replace(/\.json$/, '.log');
  const entries: Record<DocKey, IndexEntry> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const apply = (changes: Iterable<readonly [DocKey, IndexEntry | null | undefined]>) => {
    for (const [key, entry] of changes) {
      if (entry === null || entry === undefined) delete entries[key];
      else entries[key] = entry;
    }
  };
  /** Lines of the log; infinite when the last one may be incomplete, after which nothing can be appended. */
  let lines = 0;
  const writeAll = () => {
    // In this order: lines that are applied twice have the same result.
    writeAtomically(file, JSON.stringify(entries));
    rmSync(log, { force: true });
    lines = 0;
  };
  if (existsSync(log)) {
    apply(readLog(log));
    writeAll();
  }
  return {
    entries: () => entries,
    update: (changes) => {
      apply(changes);
      if (lines > MAX_LINES && lines > Object.keys(entries).length) return writeAll();
      const before = lines;
      lines = Number.POSITIVE_INFINITY;
      const text = [...changes].map(([key, entry]) => `${JSON.stringify([key, entry ?? null])}\n`);
      appendFileSync(log, text.join(''), { flush: true });
      lines = before + changes.size;
    },
  };
}

/** The process may have ended while it wrote the last line. */
function readLog(log: string): readonly (readonly [DocKey, IndexEntry | null])[] {
  const complete = readFileSync(log, 'utf8').split('\n').slice(0, -1);
  return complete.flatMap((line) => parseLine(line) ?? []);
}

/** Undefined when a power failure has damaged the line: its file is compared again. */
function parseLine(line: string): readonly [readonly [DocKey, IndexEntry | null]] | undefined {
  try {
    return [JSON.parse(line) as readonly [DocKey, IndexEntry | null]];
  } catch {
    return undefined;
  }
}

/**
 * Returns the file of a document, or an unused path for a new one. Other documents may have a file name that is
 * not their id.
 */
export function pathFor(
  doc: Pick<Doc, 'key' | 'body'>,
  { entries, folder }: { readonly entries: IndexEntries; readonly folder: string },
): string {
  const own = entries[doc.key]?.path;
  if (own !== undefined) return own;
  const wanted = documentPath(doc);
  // Some file systems ignore case.
  const taken = new Set(Object.values(entries).map(({ path }) => path.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : wanted.replace(/\.json$/, `-${number}.json`);
    const owner = taken.has(path.toLowerCase()) ? 'another' : documentKeyOnDisk(folder, path);
    if (owner === undefined || owner === doc.key) return path;
  }
}

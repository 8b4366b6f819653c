import { existsSync, readFileSync } from 'node:fs';
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
  entries(): IndexEntries;
  /** Throws when the file cannot be written; the entries then last until the process ends. */
  save(next: IndexEntries): void;
}

export function openFileIndex(file: string): FileIndex {
  let entries: IndexEntries = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as IndexEntries)
    : {};
  return {
    entries: () => entries,
    save: (next) => {
      entries = next;
      writeAtomically(file, JSON.stringify(next));
    },
  };
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

import { existsSync, readFileSync } from 'node:fs';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { writeAtomically } from '../data/data-folder.ts';
import { documentPath, type FileHash, keyOnDisk } from './site-documents.ts';

/** The file in which each document stands. */
export type IndexEntries = Readonly<Record<DocKey, IndexEntry>>;

export interface IndexEntry {
  /** Below the site's folder. */
  readonly path: string;
  /** How the file was when it and the document were last alike; absent while it was never written to its end. */
  readonly hash?: FileHash;
  /** The document's revision then. */
  readonly rev?: number;
  /** What is being written into it. It stays where writing failed, or the power went in between. */
  readonly draft?: FileHash;
}

/** What is known of the files, in a file of its own that outlives the process. */
export interface FileIndex {
  now(): IndexEntries;
  /** Throws when it cannot be written; then it is known until the process ends. */
  remember(next: IndexEntries): void;
}

export function openFileIndex(file: string): FileIndex {
  let known: IndexEntries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IndexEntries) : {};
  return {
    now: () => known,
    remember: (next) => {
      known = next;
      writeAtomically(file, JSON.stringify(next));
    },
  };
}

/**
 * The file of a document: the one that it has, or a new one. That is never the file of another document, whose name may
 * well be another than its id.
 */
export function pathFor(
  doc: Pick<Doc, 'key' | 'body'>,
  { known, folder }: { readonly known: IndexEntries; readonly folder: string },
): string {
  const own = known[doc.key]?.path;
  if (own !== undefined) return own;
  const wanted = documentPath(doc);
  // Not every disk tells capital letters from small ones.
  const taken = new Set(Object.values(known).map(({ path }) => path.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : wanted.replace(/\.json$/, `-${number}.json`);
    const owner = taken.has(path.toLowerCase()) ? 'another' : keyOnDisk(folder, path);
    if (owner === undefined || owner === doc.key) return path;
  }
}

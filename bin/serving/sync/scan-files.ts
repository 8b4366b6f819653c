import { originalsFirst } from '../../../compiler/1-read/originals-first.ts';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { IndexEntries, IndexEntry } from './file-index.ts';
import {
  hasSameParts,
  type readDocuments,
  SETTINGS,
  type SiteDocument,
  type UnreadableFile,
} from './site-documents.ts';

export interface FileChanges {
  readonly changed: readonly SiteDocument[];
  readonly deleted: readonly DocKey[];
  readonly unreadable: readonly UnreadableFile[];
}

/** Returns changes relative to the index: those not made by `write`. */
export function scanFiles(
  { documents, unreadable }: ReturnType<typeof readDocuments>,
  entries: IndexEntries,
): FileChanges {
  const present = new Set<string>(documents.map(({ key }) => key));
  const { first, duplicates } =
    present.size === documents.length ? { first: documents, duplicates: [] } : onePerKey(documents, entries);
  const broken = new Set(unreadable.map(({ path, documentPath }) => documentPath ?? path));
  // Without settings the folder is not a site: it is being moved or deleted.
  const isSite = present.has(SETTINGS) || entries[SETTINGS] === undefined;
  return {
    changed: first.filter((document) => isChanged(document, entries[document.key])),
    // A file that is temporarily unreadable is not deleted.
    deleted: (Object.keys(entries) as DocKey[]).filter(
      (key) =>
        isSite && entries[key]?.hash !== undefined && !present.has(key) && !broken.has(entries[key].path),
    ),
    unreadable: [...unreadable, ...duplicates],
  };
}

function isChanged({ path, hash }: SiteDocument, entries: IndexEntry | undefined): boolean {
  if (entries === undefined || entries.path !== path) return true;
  // An interrupted write; the next write completes it.
  const isOwnWrite =
    entries.draft !== undefined && hasSameParts(hash, [entries.hash ?? entries.draft, entries.draft]);
  return entries.hash !== hash && !isOwnWrite;
}

/** A copied file claims the id of the original; the original file keeps it. */
function onePerKey(
  documents: readonly SiteDocument[],
  entries: IndexEntries,
): { readonly first: readonly SiteDocument[]; readonly duplicates: readonly UnreadableFile[] } {
  const groups = new Map<DocKey, SiteDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.key);
    if (group === undefined) groups.set(document.key, [document]);
    else group.push(document);
  }
  const first: SiteDocument[] = [];
  const duplicates: UnreadableFile[] = [];
  for (const [key, group] of groups) {
    const [original, ...copies] = group.toSorted(
      (left, right) =>
        Number(entries[key]?.path === right.path) - Number(entries[key]?.path === left.path) ||
        originalsFirst(left.path, right.path),
    );
    if (original === undefined) continue;
    first.push(original);
    for (const { path } of copies)
      duplicates.push({ path, message: `it has the same type and id as ${original.path}` });
  }
  return { first, duplicates };
}

import { withoutUnknownFields } from '../../../compiler/2-validate/without-unknown-fields.ts';
import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import type { AdminClient, ImportRequest, ImportResponse } from '../admin/admin-client.ts';
import type { FileChanges } from './scan-files.ts';
import type { SiteDocument } from './site-documents.ts';
import type { ConflictCopy, SiteSync, SyncError, UnreadableFile, WriteResult } from './site-sync.ts';

/** The part of the admin API used here. */
export type DocumentApi = Pick<AdminClient, 'importDocs' | 'unsynced' | 'markWrittenToDisk'>;

export interface ImportedFiles {
  /** Documents changed or deleted in the folder. */
  readonly keys: readonly DocKey[];
  /** Files of the changed documents, relative to the site folder. */
  readonly paths: readonly string[];
  /** Files with invalid documents, which are unchanged in the site object. The files are imported again later. */
  readonly rejected: readonly RejectedFile[];
  readonly unreadable: readonly UnreadableFile[];
  /** Copies of files that also changed in the dashboard, whose version wins. */
  readonly conflictCopies: readonly ConflictCopy[];
  /** Dashboard changes that could not be written to their files. */
  readonly failed: readonly SyncError[];
  /** Documents that also changed in the dashboard and were not imported, because the files stay as they are. */
  readonly skipped: readonly DocKey[];
}

export interface RejectedFile extends Pick<SiteDocument, 'key' | 'path'> {
  /** Error message of the site object. */
  readonly message?: string;
}

export interface ImportOptions {
  /** Leaves the files as they are. Documents that also changed in the dashboard are not imported. */
  readonly isOneWay?: boolean;
}

/**
 * Writes dashboard changes to the files, then imports changed files as new revisions. The later of two changes to
 * a document detects the conflict.
 */
export async function importFiles(
  sync: SiteSync,
  admin: DocumentApi,
  { isOneWay = false }: ImportOptions = {},
): Promise<ImportedFiles> {
  const first = isOneWay ? NOTHING : await writeDashboardChanges(sync, admin);
  const { changed, deleted, unreadable } = sync.scan();
  if (changed.length === 0 && deleted.length === 0)
    return { keys: [], paths: [], rejected: [], unreadable, skipped: [], ...first };
  const { accepted, removed, left, errors } = await importParts(sync, admin, { changed, deleted });
  const imported = new Set(accepted.map(({ key }) => key));
  // The dashboard changed these documents during the import.
  const second = left.size > 0 && !isOneWay ? await writeDashboardChanges(sync, admin) : NOTHING;
  return {
    keys: [...imported, ...removed],
    paths: accepted.map(({ path }) => path),
    rejected: changed
      .filter(({ key }) => !imported.has(key) && !left.has(key))
      .map(({ key, path }) => ({ key, path, ...messageOf(key, errors) })),
    unreadable,
    conflictCopies: [...first.conflictCopies, ...second.conflictCopies],
    failed: left.size > 0 ? second.failed : first.failed,
    skipped: isOneWay ? [...left] : [],
  };
}

/** Characters of one request: its limit is 30 million bytes. */
const MAX_CHARACTERS = 6_000_000;

/** Changed and deleted documents of one request: its limit is 50,000 each. */
const MAX_DOCUMENTS = 20_000;

interface ImportedParts {
  readonly accepted: readonly SiteDocument[];
  readonly removed: readonly DocKey[];
  /** Documents that also changed in the dashboard. */
  readonly left: ReadonlySet<DocKey>;
  readonly errors: NonNullable<ImportResponse['errors']>;
}

/**
 * Imports all documents of a site in several requests. Each is marked on its own: when a later one fails, a file that is restored must
 * count as a change.
 */
async function importParts(
  sync: SiteSync,
  admin: DocumentApi,
  { changed, deleted }: Omit<FileChanges, 'unreadable'>,
): Promise<ImportedParts> {
  const accepted: SiteDocument[] = [];
  const removed: DocKey[] = [];
  const left = new Set<DocKey>();
  const errors: Record<string, string> = {};
  let isFirst: boolean | undefined;
  const parts = partsOf(changed, deleted);
  for (const [index, { files: part, deleted: gone }] of parts.entries()) {
    const docs = part.map(({ doc }) => doc);
    const bases = sync.bases([...docs.map(({ key }) => key), ...gone]);
    const hasMore = index < parts.length - 1;
    const first = isFirst === undefined ? {} : { isFirst };
    const response = await admin.importDocs({ docs, deleted: gone, bases, hasMore, ...first });
    isFirst ??= response.isFirst;
    for (const key of response.conflicts ?? []) left.add(key);
    const done = part.map(({ file }) => file).filter(({ key }) => Object.hasOwn(response.revs, key));
    const doneDeleted = gone.filter((key) => !left.has(key));
    sync.markImported({ changed: done, deleted: doneDeleted }, response.revs);
    accepted.push(...done);
    removed.push(...doneDeleted);
    Object.assign(errors, response.errors);
  }
  return { accepted, removed, left, errors };
}

interface ImportedFile {
  readonly file: SiteDocument;
  readonly doc: ImportRequest['docs'][number];
}

interface ImportPart {
  readonly files: readonly ImportedFile[];
  readonly deleted: readonly DocKey[];
}

/** Deleted documents come first: a new document may have the URL of one of them. */
function partsOf(changed: readonly SiteDocument[], deleted: readonly DocKey[]): readonly ImportPart[] {
  const parts: { files: ImportedFile[]; deleted: readonly DocKey[] }[] = [];
  for (let start = 0; start < deleted.length; start += MAX_DOCUMENTS)
    parts.push({ files: [], deleted: deleted.slice(start, start + MAX_DOCUMENTS) });
  let remaining = MAX_CHARACTERS;
  let last = parts.at(-1);
  for (const file of changed) {
    const { key, body } = file;
    const doc = { key, body: withoutUnknownFields(documentTypeOf(key), body) };
    const size = JSON.stringify(doc).length;
    const isFull = last !== undefined && last.files.length > 0 && size > remaining;
    if (last === undefined || isFull || last.files.length === MAX_DOCUMENTS) {
      last = { files: [], deleted: [] };
      parts.push(last);
      remaining = MAX_CHARACTERS;
    }
    last.files.push({ file, doc });
    remaining -= size;
  }
  return parts;
}

/** Errors are keyed by document and path: `page:home blocks.a.order`. */
function messageOf(key: DocKey, errors: Readonly<Record<string, string>>): { readonly message?: string } {
  const found = Object.entries(errors).find(
    ([location]) => location === key || location.startsWith(`${key} `),
  );
  return found === undefined ? {} : { message: `${found[0].slice(key.length)} ${found[1]}`.trim() };
}

const NOTHING: WriteResult = { conflictCopies: [], failed: [] };

/** Writes all unsynced dashboard changes to the files and marks them as synced. */
export async function writeDashboardChanges(sync: SiteSync, admin: DocumentApi): Promise<WriteResult> {
  const conflictCopies: ConflictCopy[] = [];
  const failed: SyncError[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = await admin.unsynced(after);
    after = part.next;
    const written = sync.write(
      part.docs,
      part.deleted.map(({ key }) => key),
    );
    conflictCopies.push(...written.conflictCopies);
    failed.push(...written.failed);
    const isWritten = ({ key }: { readonly key: DocKey }) =>
      !written.failed.some((syncError) => syncError.key === key);
    const done = [...part.docs, ...part.deleted].filter(isWritten);
    if (done.length > 0)
      await admin.markWrittenToDisk(Object.fromEntries(done.map(({ key, rev }) => [key, rev])));
  }
  return { conflictCopies, failed };
}

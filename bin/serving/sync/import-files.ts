import { withoutUnknownFields } from '../../../compiler/2-validate/without-unknown-fields.ts';
import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import type { AdminClient } from '../admin/admin-client.ts';
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
}

export interface RejectedFile extends Pick<SiteDocument, 'key' | 'path'> {
  /** Error message of the site object. */
  readonly message?: string;
}

/**
 * Writes dashboard changes to the files, then imports changed files as new revisions. The later of two changes to
 * a document detects the conflict.
 */
export async function importFiles(sync: SiteSync, admin: DocumentApi): Promise<ImportedFiles> {
  const first = await writeDashboardChanges(sync, admin);
  const { changed, deleted, unreadable } = sync.scan();
  if (changed.length === 0 && deleted.length === 0)
    return { keys: [], paths: [], rejected: [], unreadable, ...first };
  const docs = changed.map(({ key, body }) => ({
    key,
    body: withoutUnknownFields(documentTypeOf(key), body),
  }));
  const bases = sync.bases([...changed.map(({ key }) => key), ...deleted]);
  const { revs, conflicts = [], errors = {} } = await admin.importDocs({ docs, deleted, bases });
  const left = new Set(conflicts);
  const accepted = changed.filter(({ key }) => Object.hasOwn(revs, key));
  const removed = deleted.filter((key) => !left.has(key));
  sync.markImported({ changed: accepted, deleted: removed }, revs);
  // The dashboard changed these documents during the import.
  const second = left.size > 0 ? await writeDashboardChanges(sync, admin) : NOTHING;
  return {
    keys: [...accepted.map(({ key }) => key), ...removed],
    paths: accepted.map(({ path }) => path),
    rejected: changed
      .filter(({ key }) => !Object.hasOwn(revs, key) && !left.has(key))
      .map(({ key, path }) => ({ key, path, ...messageOf(key, errors) })),
    unreadable,
    conflictCopies: [...first.conflictCopies, ...second.conflictCopies],
    failed: left.size > 0 ? second.failed : first.failed,
  };
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

import { withoutUnknownFields } from '../../../compiler/2-validate/without-unknown-fields.ts';
import type { DocKey, DocumentType } from '../../../compiler/model/index.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import type { SiteDocument } from './site-documents.ts';
import type { ConflictCopy, SiteSync, SyncError, UnreadableFile, WriteResult } from './site-sync.ts';

/** The parts of the Worker's calls that are used here. */
export type DocumentApi = Pick<AdminClient, 'importDocs' | 'unsynced' | 'markWrittenToDisk'>;

export interface ImportedFiles {
  /** Of documents that were changed or deleted in the folder. */
  readonly keys: readonly DocKey[];
  /** The files of those that were changed, below the site's folder. */
  readonly paths: readonly string[];
  /** Files whose documents stay as they were, because they are not valid. They are looked at again. */
  readonly rejected: readonly RejectedFile[];
  readonly unreadable: readonly UnreadableFile[];
  /** Copies of files that were changed in the dashboard too, where its version stands. */
  readonly conflictCopies: readonly ConflictCopy[];
  /** Changes of the dashboard that are not in their files. */
  readonly failed: readonly SyncError[];
}

export interface RejectedFile extends Pick<SiteDocument, 'key' | 'path'> {
  /** What the object says of it. */
  readonly message?: string;
}

/**
 * First what was changed in the dashboard goes into the files, then what stands in the files becomes the newest revision
 * of each document that was changed there. Whoever is second on the same document finds the other's change, not silence.
 */
export async function importFiles(sync: SiteSync, admin: DocumentApi): Promise<ImportedFiles> {
  const first = await writeDashboardChanges(sync, admin);
  const { changed, deleted, unreadable } = sync.scan();
  if (changed.length === 0 && deleted.length === 0)
    return { keys: [], paths: [], rejected: [], unreadable, ...first };
  const docs = changed.map(({ key, body }) => ({ key, body: withoutUnknownFields(typeOf(key), body) }));
  const bases = sync.bases([...changed.map(({ key }) => key), ...deleted]);
  const { revs, conflicts = [], errors = {} } = await admin.importDocs({ docs, deleted, bases });
  const left = new Set(conflicts);
  const accepted = changed.filter(({ key }) => Object.hasOwn(revs, key));
  const removed = deleted.filter((key) => !left.has(key));
  sync.markImported({ changed: accepted, deleted: removed }, revs);
  // The dashboard was quicker by a moment.
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

function typeOf(key: DocKey): DocumentType {
  return key.slice(0, key.indexOf(':')) as DocumentType;
}

/** The object tells them by key and place: `page:home blocks.a.order`. */
function messageOf(key: DocKey, errors: Readonly<Record<string, string>>): { readonly message?: string } {
  const found = Object.entries(errors).find(([place]) => place === key || place.startsWith(`${key} `));
  return found === undefined ? {} : { message: `${found[0].slice(key.length)} ${found[1]}`.trim() };
}

const NOTHING: WriteResult = { conflictCopies: [], failed: [] };

/** What the dashboard has changed and the files do not have is in them afterwards, and known to be. */
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

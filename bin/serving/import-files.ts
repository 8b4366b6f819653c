import type { DocKey } from '../../compiler/model/index.ts';
import type { AdminClient } from './admin-client.ts';
import type { SiteDocument } from './site-documents.ts';
import type { SiteSync, Unreadable } from './site-sync.ts';

export interface ImportedFiles {
  /** Of documents that were changed or deleted in the folder. */
  readonly keys: readonly DocKey[];
  /** Files whose documents stay as they were, because they are not valid. They are looked at again. */
  readonly refused: readonly SiteDocument[];
  readonly unreadable: readonly Unreadable[];
}

/** What stands in the files becomes the newest revision of each document that was changed there. */
export async function importFiles(sync: SiteSync, admin: AdminClient): Promise<ImportedFiles> {
  const { changed, deleted, unreadable } = sync.look();
  if (changed.length === 0 && deleted.length === 0) return { keys: [], refused: [], unreadable };
  const docs = changed.map(({ key, body }) => ({ key, body }));
  const taken = await admin.importDocs(docs, deleted);
  const accepted = changed.filter(({ key }) => taken.has(key));
  sync.settle({ changed: accepted, deleted, unreadable });
  return {
    keys: [...accepted.map(({ key }) => key), ...deleted],
    refused: changed.filter(({ key }) => !taken.has(key)),
    unreadable,
  };
}

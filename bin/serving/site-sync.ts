import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../compiler/1-read/index.ts';
import type { Doc, DocKey } from '../../compiler/model/index.ts';
import { type DataFolder, writeWhole } from './data-folder.ts';
import {
  documentPath,
  hashOnDisk,
  readDocuments,
  removeDocument,
  type SiteDocument,
  type Unreadable,
  writeDocument,
} from './site-documents.ts';

export type { Unreadable } from './site-documents.ts';

/** Keeps the site's files and the documents of the site's object alike, whoever changes them. */
export interface SiteSync {
  /** What was changed in the files since the last look, by somebody else than `write`. */
  look(): OutsideChanges;
  /** Notes that the object has what `look` found. Until then a look finds it again, also after a crash. */
  settle(changes: OutsideChanges): void;
  /** Brings documents that were changed in the dashboard into their files. */
  write(docs: readonly Pick<Doc, 'key' | 'body'>[], deleted: readonly DocKey[]): void;
}

export interface OutsideChanges {
  readonly changed: readonly SiteDocument[];
  readonly deleted: readonly DocKey[];
  readonly unreadable: readonly Unreadable[];
}

/** The file in which a document stands, and its hash when file and object were last alike. */
type Known = Readonly<Record<DocKey, { readonly path: string; readonly hash: string }>>;

export interface SyncQuestion {
  readonly folder: string;
  readonly site: Files;
  readonly data: DataFolder;
  /** Told when a file was changed in the folder and in the dashboard at once: where the folder's version was put. */
  onKept?(path: string, copy: string): void;
}

export function createSiteSync({ folder, site, data, onKept }: SyncQuestion): SiteSync {
  const memory = join(data.path, 'files.json');
  let known: Known = existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Known) : {};
  const remember = (next: Known) => {
    known = next;
    writeWhole(memory, JSON.stringify(next));
  };
  // Whoever edited a file that the dashboard writes a moment later must not lose it.
  const keepOutsideEdit = (path: string, hash: string | undefined) => {
    const now = hashOnDisk(folder, path);
    if (now === undefined || now === hash) return;
    const copy = join(data.path, 'kept', `${new Date().toISOString().replaceAll(':', '-')}`, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(folder, path), copy);
    const long = path.replace(/\.json$/, '.md');
    if (existsSync(join(folder, long))) copyFileSync(join(folder, long), copy.replace(/\.json$/, '.md'));
    onKept?.(path, copy);
  };
  return {
    look: () => {
      const { documents, unreadable } = readDocuments(site);
      const present = new Set<string>(documents.map(({ key }) => key));
      const broken = new Set(unreadable.map(({ path }) => path));
      return {
        changed: documents.filter(({ key, hash }) => known[key]?.hash !== hash),
        // A file that cannot be read just now has not been deleted.
        deleted: (Object.keys(known) as DocKey[]).filter(
          (key) => !present.has(key) && !broken.has(known[key]?.path ?? ''),
        ),
        unreadable,
      };
    },
    settle: ({ changed, deleted }) => {
      if (changed.length === 0 && deleted.length === 0) return;
      const next = { ...known };
      for (const { key, path, hash } of changed) next[key] = { path, hash };
      for (const key of deleted) delete next[key];
      remember(next);
    },
    write: (docs, deleted) => {
      const next = { ...known };
      for (const doc of docs) {
        const path = known[doc.key]?.path ?? documentPath(doc);
        keepOutsideEdit(path, known[doc.key]?.hash);
        next[doc.key] = { path, hash: writeDocument(folder, doc, path) };
      }
      for (const key of deleted) {
        const path = known[key]?.path;
        if (path !== undefined) {
          keepOutsideEdit(path, known[key]?.hash);
          removeDocument(folder, path);
        }
        delete next[key];
      }
      remember(next);
    },
  };
}

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../compiler/1-read/index.ts';
import type { Doc, DocKey } from '../../compiler/model/index.ts';
import { type DataFolder, writeWhole } from './data-folder.ts';
import {
  documentPath,
  hashOfDocument,
  hashOnDisk,
  readDocuments,
  removeDocument,
  type SiteDocument,
  type Unreadable,
  writeDocument,
} from './site-documents.ts';

export type { Unreadable } from './site-documents.ts';

/**
 * Keeps the site's files and the documents of the site's object alike, whoever changes them. There is one in the process
 * that serves a data folder, and no other: it remembers what it knows.
 */
export interface SiteSync {
  /** What was changed in the files since the last look, by somebody else than `write`. */
  look(): OutsideChanges;
  /** The revision that each document's file was last equal to. */
  bases(keys: readonly DocKey[]): Readonly<Record<string, number>>;
  /** Notes that the object has what `look` found, with these revisions. Until then a look finds it again, also after a crash. */
  settle(changes: Omit<OutsideChanges, 'unreadable'>, revs: Readonly<Record<string, number>>): void;
  /** Brings documents that were changed in the dashboard into their files, each by itself. */
  write(docs: readonly DashboardDocument[], deleted: readonly DocKey[]): Written;
}

/** `rev` is absent in a document of the time before revisions were sent. */
export type DashboardDocument = Pick<Doc, 'key' | 'body'> & Partial<Pick<Doc, 'rev'>>;

export interface OutsideChanges {
  readonly changed: readonly SiteDocument[];
  readonly deleted: readonly DocKey[];
  readonly unreadable: readonly Unreadable[];
}

export interface Written {
  readonly failed: readonly Unwritten[];
  readonly kept: readonly KeptCopy[];
}

/** A file that may not be written, or a disk that is full. */
export interface Unwritten {
  readonly key: DocKey;
  readonly path: string;
  readonly message: string;
}

/** A file that was changed in the folder and in the dashboard at once: the dashboard's stands, the folder's is `copy`. */
export interface KeptCopy {
  /** Below the site's folder. */
  readonly path: string;
  /** Absolute. */
  readonly copy: string;
}

/** The file in which a document stands, with its hash and the document's revision when they were last alike. */
type Known = Readonly<Record<DocKey, KnownFile>>;

interface KnownFile {
  readonly path: string;
  readonly hash: string;
  readonly rev?: number;
}

export interface SyncQuestion {
  readonly folder: string;
  readonly site: Files;
  readonly data: DataFolder;
}

export function createSiteSync({ folder, site, data }: SyncQuestion): SiteSync {
  const memory = join(data.path, 'files.json');
  let known: Known = existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Known) : {};
  const remember = (next: Known) => {
    known = next;
    writeWhole(memory, JSON.stringify(next));
  };
  /** Whoever edited a file that the dashboard writes must not lose it. */
  const keepOutsideEdit = (path: string, ours: readonly (string | undefined)[]): readonly KeptCopy[] => {
    const now = hashOnDisk(folder, path);
    if (now === undefined || ours.includes(now)) return [];
    const copy = join(data.path, 'kept', `${new Date().toISOString().replaceAll(':', '-')}`, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(folder, path), copy);
    const long = path.replace(/\.json$/, '.md');
    if (existsSync(join(folder, long))) copyFileSync(join(folder, long), copy.replace(/\.json$/, '.md'));
    return [{ path, copy }];
  };
  const writeOne = (doc: DashboardDocument, before: KnownFile | undefined): [KnownFile, ...KeptCopy[]] => {
    // The same change may come twice, or an earlier one late.
    if (doc.rev !== undefined && before?.rev !== undefined && before.rev >= doc.rev) return [before];
    const path = before?.path ?? documentPath(doc);
    const kept = keepOutsideEdit(path, [before?.hash, hashOfDocument(doc)]);
    const hash = writeDocument(folder, doc, path);
    return [{ path, hash, ...(doc.rev !== undefined && { rev: doc.rev }) }, ...kept];
  };
  const removeOne = ({ path, hash }: KnownFile): readonly KeptCopy[] => {
    const kept = keepOutsideEdit(path, [hash]);
    removeDocument(folder, path);
    return kept;
  };
  return {
    look: () => lookAt(readDocuments(site), known),
    bases: (keys) =>
      Object.fromEntries(
        keys.flatMap((key) => (known[key]?.rev === undefined ? [] : [[key, known[key].rev]])),
      ),
    settle: ({ changed, deleted }, revs) => {
      if (changed.length === 0 && deleted.length === 0) return;
      const next = { ...known };
      for (const { key, path, hash } of changed) {
        const rev = revs[key];
        next[key] = { path, hash, ...(rev !== undefined && { rev }) };
      }
      for (const key of deleted) delete next[key];
      remember(next);
    },
    write: (docs, deleted) => {
      const next = { ...known };
      const kept: KeptCopy[] = [];
      const failed: Unwritten[] = [];
      const attempt = (key: DocKey, path: string, deed: () => void) => {
        try {
          deed();
        } catch (error) {
          failed.push({ key, path, message: error instanceof Error ? error.message : String(error) });
        }
      };
      for (const doc of docs) {
        attempt(doc.key, known[doc.key]?.path ?? documentPath(doc), () => {
          const [file, ...copies] = writeOne(doc, known[doc.key]);
          next[doc.key] = file;
          kept.push(...copies);
        });
      }
      for (const key of deleted) {
        const file = known[key];
        if (file === undefined) continue;
        attempt(key, file.path, () => {
          kept.push(...removeOne(file));
          delete next[key];
        });
      }
      remember(next);
      return { failed, kept };
    },
  };
}

function lookAt({ documents, unreadable }: ReturnType<typeof readDocuments>, known: Known): OutsideChanges {
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
}

import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import type { CachedFiles } from '../data/cached-files.ts';
import type { DataFolder } from '../data/data-folder.ts';
import {
  type FileIndex,
  type IndexChanges,
  type IndexEntries,
  type IndexEntry,
  openFileIndex,
  pathFor,
} from './file-index.ts';
import { type FileChanges, scanFiles } from './scan-files.ts';
import {
  documentKeyOnDisk,
  type FileHash,
  hashOfDocument,
  hashOnDisk,
  hasSameParts,
  type KnownTexts,
  longTextPath,
  readDocuments,
  removeDocument,
  writeDocument,
} from './site-documents.ts';

export type { UnreadableFile } from './site-documents.ts';

/**
 * Keeps the site's files and the documents of the site object in sync. There is exactly one per data folder.
 * Nothing may be written between `scan` and `markImported`: a dashboard change based on the scanned state would
 * look like a conflict.
 */
export interface SiteSync {
  /** Returns files that changed since the last scan, except by `write`. */
  scan(): FileChanges;
  /** The revision that each document's file last matched. */
  bases(keys: readonly DocKey[]): Readonly<Record<string, number>>;
  /**
   * Records that the site object has the scanned changes, with these revisions. Until then each scan returns them
   * again, also after a crash.
   */
  markImported(changes: Omit<FileChanges, 'unreadable'>, revs: Readonly<Record<string, number>>): void;
  /** Writes documents that changed in the dashboard to their files, each independently. */
  write(docs: readonly DashboardDocument[], deleted: readonly DocKey[]): WriteResult;
  /**
   * Returns the file of each of these documents relative to the site folder; for a new document, the file it would get. Valid until the
   * next change of the files.
   */
  paths(docs: readonly DashboardDocument[]): (doc: Pick<DashboardDocument, 'key'>) => string | undefined;
}

/** `rev` is missing in documents stored before revisions existed. */
export type DashboardDocument = Pick<Doc, 'key' | 'body'> & Partial<Pick<Doc, 'rev'>>;

export interface WriteResult {
  readonly failed: readonly SyncError[];
  readonly conflictCopies: readonly ConflictCopy[];
}

/** A file that could not be written. */
export interface SyncError {
  readonly key: DocKey;
  readonly path: string;
  readonly message: string;
}

/**
 * A file that changed in the folder and in the dashboard: the dashboard's version wins, `copy` is the folder's.
 */
export interface ConflictCopy {
  /** Relative to the site folder. */
  readonly path: string;
  /** Absolute path. */
  readonly copy: string;
  /** The folder's version was not a valid document, possibly for a long time. */
  readonly wasInvalid?: boolean;
}

export interface SyncOptions {
  readonly folder: string;
  readonly files: CachedFiles;
  readonly data: DataFolder;
}

export function createSiteSync({ folder, files: site, data }: SyncOptions): SiteSync {
  const files = openFileIndex(join(data.path, 'files.json'));
  const known: KnownTexts = new Map();
  const context: SyncContext = {
    folder,
    conflictsFolder: join(data.path, 'conflicts'),
    files,
    note: site.note,
  };
  return {
    scan: () => scanFiles(readDocuments(site.snapshot(), known), files.entries()),
    bases: (keys) => basesOf(files.entries(), keys),
    markImported: (changes, revs) => markImported(files, changes, revs),
    write: (docs, deleted) => writeAll(context, docs, deleted),
    paths: (docs) => {
      const entries = files.entries();
      const added = docs.filter(({ key }) => entries[key] === undefined);
      const paths = pathsOf(added, { entries, folder });
      return ({ key }) => paths.get(key) ?? entries[key]?.path;
    },
  };
}

interface SyncContext {
  readonly folder: string;
  /** Folder of the copies. */
  readonly conflictsFolder: string;
  readonly files: FileIndex;
  /** Notes a written path: the next scan may come before the event of the system. */
  note(path: string): void;
}

function basesOf(entries: IndexEntries, keys: readonly DocKey[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    keys.flatMap((key) => (entries[key]?.rev === undefined ? [] : [[key, entries[key].rev]])),
  );
}

function markImported(
  files: FileIndex,
  { changed, deleted }: Omit<FileChanges, 'unreadable'>,
  revs: Readonly<Record<string, number>>,
): void {
  if (changed.length === 0 && deleted.length === 0) return;
  const next = new Map<DocKey, IndexEntry | undefined>(deleted.map((key) => [key, undefined]));
  for (const { key, path, hash } of changed) {
    const rev = revs[key];
    next.set(key, { path, hash, ...(rev !== undefined && { rev }) });
  }
  files.update(next);
}

const NOTHING: WriteResult = { conflictCopies: [], failed: [] };

/**
 * Records the intended content, writes the files, then records the result. After a crash or a full disk, a partly
 * written file is therefore not taken for an edit.
 */
function writeAll(
  context: SyncContext,
  docs: readonly DashboardDocument[],
  deleted: readonly DocKey[],
): WriteResult {
  const tasks = tasksOf(context, docs, deleted);
  if (tasks.length === 0) return NOTHING;
  try {
    noteDrafts(context.files, tasks);
  } catch (error) {
    return { conflictCopies: [], failed: tasks.map((task) => syncError(task, error)) };
  }
  const next = new Map<DocKey, IndexEntry | undefined>();
  const conflictCopies: ConflictCopy[] = [];
  const failed: SyncError[] = [];
  for (const task of tasks) {
    for (const path of [task.path, longTextPath(task.path)]) if (path !== undefined) context.note(path);
    try {
      conflictCopies.push(...preserveLocalEdit(context, task));
      next.set(task.key, applyTask(context.folder, task));
    } catch (error) {
      failed.push(syncError(task, error));
    }
  }
  noteDone(context.files, next);
  return { conflictCopies, failed };
}

interface Task {
  readonly key: DocKey;
  readonly path: string;
  readonly before: IndexEntry | undefined;
  /** Undefined deletes the file. */
  readonly doc: DashboardDocument | undefined;
}

function tasksOf(
  { folder, files }: SyncContext,
  docs: readonly DashboardDocument[],
  deleted: readonly DocKey[],
): readonly Task[] {
  const entries = files.entries();
  // A change may arrive twice or late.
  const due = docs.filter(({ key, rev }) => rev === undefined || (entries[key]?.rev ?? 0) < rev);
  const paths = pathsOf(due, { entries, folder });
  return [
    ...due.map((doc) => ({ key: doc.key, path: paths.get(doc.key) ?? '', before: entries[doc.key], doc })),
    ...deleted.flatMap((key) => {
      const before = entries[key];
      return before === undefined ? [] : [{ key, path: before.path, before, doc: undefined }];
    }),
  ];
}

function pathsOf(
  docs: readonly DashboardDocument[],
  { entries, folder }: { readonly entries: IndexEntries; readonly folder: string },
): ReadonlyMap<DocKey, string> {
  let withNew: Record<DocKey, IndexEntry> | undefined;
  return new Map(
    docs.map((doc) => {
      const path = pathFor(doc, { entries: withNew ?? entries, folder });
      if (entries[doc.key] === undefined) {
        // Copied for new documents only: most builds have none.
        withNew ??= { ...entries };
        withNew[doc.key] ??= { path };
      }
      return [doc.key, path];
    }),
  );
}

function noteDrafts(files: FileIndex, tasks: readonly Task[]): void {
  const next = new Map<DocKey, IndexEntry>();
  for (const { key, path, before, doc } of tasks)
    if (doc !== undefined) next.set(key, { ...before, path, draft: hashOfDocument(doc) });
  files.update(next);
}

function noteDone(files: FileIndex, next: IndexChanges): void {
  try {
    files.update(next);
  } catch {
    // This process has the entries in memory; the next one recognizes the files by their recorded drafts.
  }
}

/** Copies a local edit before the dashboard's version overwrites it. */
function preserveLocalEdit(
  { folder, conflictsFolder }: SyncContext,
  { path, before, doc }: Task,
): readonly ConflictCopy[] {
  const entries = hashOnDisk(folder, path);
  const ownHashes = [before?.hash, before?.draft, doc && hashOfDocument(doc)];
  if (entries === undefined || hasSameParts(entries, ownHashes.filter(isHash))) return [];
  const wasInvalid = documentKeyOnDisk(folder, path) === 'unreadable';
  const copy = join(conflictFolder(conflictsFolder), path);
  makeFolder(dirname(copy));
  copyFileSync(join(folder, path), copy);
  const long = longTextPath(path);
  if (long !== undefined && existsSync(join(folder, long)))
    copyFileSync(join(folder, long), copy.replace(/\.json$/, '.md'));
  return [{ path, copy, ...(wasInvalid && { wasInvalid }) }];
}

/** Named by the current time. */
function conflictFolder(conflictsFolder: string): string {
  const time = join(conflictsFolder, new Date().toISOString().replaceAll(':', '-'));
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? time : `${time}-${number}`;
    if (!existsSync(folder)) return folder;
  }
}

function isHash(hash: FileHash | undefined): hash is FileHash {
  return hash !== undefined;
}

function applyTask(folder: string, { path, doc }: Task): IndexEntry | undefined {
  if (doc === undefined) {
    removeDocument(folder, path);
    return undefined;
  }
  const hash = writeDocument(folder, doc, path);
  return { path, hash, ...(doc.rev !== undefined && { rev: doc.rev }) };
}

function syncError({ key, path }: Task, error: unknown): SyncError {
  return { key, path, message: error instanceof Error ? error.message : String(error) };
}

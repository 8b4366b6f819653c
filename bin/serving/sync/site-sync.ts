import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../../compiler/1-read/files.ts';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { type FileIndex, type IndexEntries, type IndexEntry, openFileIndex, pathFor } from './file-index.ts';
import { type FileChanges, scanFiles } from './scan-files.ts';
import {
  type FileHash,
  hashOfDocument,
  hashOnDisk,
  isMadeOf,
  keyOnDisk,
  longPathOf,
  readDocuments,
  removeDocument,
  writeDocument,
} from './site-documents.ts';

export type { UnreadableFile } from './site-documents.ts';

/**
 * Keeps the site's files and the documents of the site's object alike, whoever changes them. There is one in the process
 * that serves a data folder, and no other: it remembers what it knows. Between a `look` and its `settle` nothing may be
 * written: the object may have what was found already, and then a change of the dashboard that was made on it would be
 * taken for one made beside it.
 */
export interface SiteSync {
  /** What was changed in the files since the last look, by somebody else than `write`. */
  scan(): FileChanges;
  /** The revision that each document's file was last equal to. */
  bases(keys: readonly DocKey[]): Readonly<Record<string, number>>;
  /** Notes that the object has what `look` found, with these revisions. Until then a look finds it again, also after a crash. */
  markImported(changes: Omit<FileChanges, 'unreadable'>, revs: Readonly<Record<string, number>>): void;
  /** Brings documents that were changed in the dashboard into their files, each by itself. */
  write(docs: readonly DashboardDocument[], deleted: readonly DocKey[]): WriteResult;
  /** The files of these documents, below the site's folder; of one that has none the file that it would get. */
  paths(docs: readonly DashboardDocument[]): ReadonlyMap<DocKey, string>;
}

/** `rev` is absent in a document of the time before revisions were sent. */
export type DashboardDocument = Pick<Doc, 'key' | 'body'> & Partial<Pick<Doc, 'rev'>>;

export interface WriteResult {
  readonly failed: readonly SyncError[];
  readonly conflictCopies: readonly ConflictCopy[];
}

/** A file that may not be written, or a disk that is full. */
export interface SyncError {
  readonly key: DocKey;
  readonly path: string;
  readonly message: string;
}

/** A file that was changed in the folder and in the dashboard at once: the dashboard's stands, the folder's is `copy`. */
export interface ConflictCopy {
  /** Below the site's folder. */
  readonly path: string;
  /** Absolute. */
  readonly copy: string;
  /** The folder's was no document just then, such as one with a comma missing; whoever left it so may have done that long ago. */
  readonly wasBroken?: boolean;
}

export interface SyncOptions {
  readonly folder: string;
  readonly site: Files;
  readonly data: DataFolder;
}

export function createSiteSync({ folder, site, data }: SyncOptions): SiteSync {
  const files = openFileIndex(join(data.path, 'files.json'));
  const context: SyncContext = { folder, conflictsFolder: join(data.path, 'kept'), files };
  return {
    scan: () => scanFiles(readDocuments(site), files.now()),
    bases: (keys) => basesOf(files.now(), keys),
    markImported: (changes, revs) => markImported(files, changes, revs),
    write: (docs, deleted) => writeAll(context, docs, deleted),
    paths: (docs) => pathsOf(docs, { known: files.now(), folder }),
  };
}

interface SyncContext {
  readonly folder: string;
  /** Folder of the copies. */
  readonly conflictsFolder: string;
  readonly files: FileIndex;
}

function basesOf(known: IndexEntries, keys: readonly DocKey[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    keys.flatMap((key) => (known[key]?.rev === undefined ? [] : [[key, known[key].rev]])),
  );
}

function markImported(
  files: FileIndex,
  { changed, deleted }: Omit<FileChanges, 'unreadable'>,
  revs: Readonly<Record<string, number>>,
): void {
  if (changed.length === 0 && deleted.length === 0) return;
  const next: Record<DocKey, IndexEntry> = { ...files.now() };
  for (const { key, path, hash } of changed) {
    const rev = revs[key];
    next[key] = { path, hash, ...(rev !== undefined && { rev }) };
  }
  for (const key of deleted) delete next[key];
  files.remember(next);
}

const NOTHING: WriteResult = { conflictCopies: [], failed: [] };

/**
 * First it is noted what will be written, then it is written, then it is noted that it was. So after a crash or a disk
 * that was full a file of ours, or half of it, is not taken for somebody's edit.
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
  const next: Record<DocKey, IndexEntry> = { ...context.files.now() };
  const conflictCopies: ConflictCopy[] = [];
  const failed: SyncError[] = [];
  for (const task of tasks) {
    try {
      conflictCopies.push(...preserveLocalEdit(context, task));
      const file = applyTask(context.folder, task);
      if (file === undefined) delete next[task.key];
      else next[task.key] = file;
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
  /** Undefined: the file goes. */
  readonly doc: DashboardDocument | undefined;
}

function tasksOf(
  { folder, files }: SyncContext,
  docs: readonly DashboardDocument[],
  deleted: readonly DocKey[],
): readonly Task[] {
  const known = files.now();
  // The same change may come twice, or an earlier one late.
  const due = docs.filter(({ key, rev }) => rev === undefined || (known[key]?.rev ?? 0) < rev);
  const paths = pathsOf(due, { known, folder });
  return [
    ...due.map((doc) => ({ key: doc.key, path: paths.get(doc.key) ?? '', before: known[doc.key], doc })),
    ...deleted.flatMap((key) => {
      const before = known[key];
      return before === undefined ? [] : [{ key, path: before.path, before, doc: undefined }];
    }),
  ];
}

function pathsOf(
  docs: readonly DashboardDocument[],
  { known, folder }: { readonly known: IndexEntries; readonly folder: string },
): ReadonlyMap<DocKey, string> {
  const withNew: Record<DocKey, IndexEntry> = { ...known };
  return new Map(
    docs.map((doc) => {
      const path = pathFor(doc, { known: withNew, folder });
      withNew[doc.key] ??= { path };
      return [doc.key, path];
    }),
  );
}

function noteDrafts(files: FileIndex, tasks: readonly Task[]): void {
  const next: Record<DocKey, IndexEntry> = { ...files.now() };
  for (const { key, path, before, doc } of tasks)
    if (doc !== undefined) next[key] = { ...before, path, draft: hashOfDocument(doc) };
  files.remember(next);
}

function noteDone(files: FileIndex, next: IndexEntries): void {
  try {
    files.remember(next);
  } catch {
    // This process knows it; the next one finds the drafts noted, and files that are equal to them.
  }
}

/** Whoever edited a file that the dashboard writes must not lose it. */
function preserveLocalEdit(
  { folder, conflictsFolder }: SyncContext,
  { path, before, doc }: Task,
): readonly ConflictCopy[] {
  const now = hashOnDisk(folder, path);
  const ours = [before?.hash, before?.draft, doc && hashOfDocument(doc)];
  if (now === undefined || isMadeOf(now, ours.filter(isHash))) return [];
  const wasBroken = keyOnDisk(folder, path) === 'unreadable';
  const copy = join(conflictFolder(conflictsFolder), path);
  makeFolder(dirname(copy));
  copyFileSync(join(folder, path), copy);
  const long = longPathOf(path);
  if (long !== undefined && existsSync(join(folder, long)))
    copyFileSync(join(folder, long), copy.replace(/\.json$/, '.md'));
  return [{ path, copy, ...(wasBroken && { wasBroken }) }];
}

/** Named by the time. */
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

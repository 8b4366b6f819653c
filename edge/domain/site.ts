import { z } from 'zod';
import type {
  ConflictResponse,
  Doc,
  DocKey,
  ManifestFile,
  Release,
  Transaction,
  TransactionResponse,
} from '../../compiler/model/index.ts';
import type { EditorChange } from '../../formatters/vocabulary/api/editor/changes.ts';
import type { MeasuredObject } from './metrics.ts';
import type { MovableObject } from './move.ts';

/** A person or program that changes documents. */
export interface Author {
  readonly id: string;
  readonly roles: readonly number[];
}

export type ApplyResult =
  | { readonly status: 200; readonly response: TransactionResponse }
  | {
      readonly status: 400 | 403;
      readonly message: string;
      readonly errors?: Readonly<Record<string, string>>;
    }
  | { readonly status: 412; readonly conflict: Pick<ConflictResponse, 'revs' | 'transactions'> };

export interface ImportRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  readonly deleted: readonly DocKey[];
  /** Revision at which each file last matched its document, where known. */
  readonly bases?: Readonly<Record<string, number>> | undefined;
  /** Whether this belongs to the first import of the site, which has no history. Absent: when there are no documents. */
  readonly isFirst?: boolean | undefined;
  /** Whether more parts of the import follow. Until the last one, its documents cannot be published. */
  readonly hasMore?: boolean | undefined;
}

export interface ImportResponse {
  readonly isFirst: boolean;
  /** Revisions of the imported documents, whether they changed or not. */
  readonly revs: Readonly<Record<string, number>>;
  /** Validation errors of documents that were left unchanged. */
  readonly errors: Readonly<Record<string, string>>;
  /** Documents left unchanged because the dashboard has edits that are not on disk yet. */
  readonly conflicts: readonly DocKey[];
}

/** Changes of the dashboard that are not in the site's folder yet. */
export interface Unsynced {
  readonly docs: readonly Doc[];
  readonly deleted: readonly { readonly key: DocKey; readonly rev: number }[];
  /** Key after which the next part begins; undefined for the last part. */
  readonly next: string | undefined;
}

/**
 * The release that documents are compared with, and taken from if they are not selected: `live` is what visitors see,
 * `published` what was published last. The two differ after a rollback, and the site's folder follows `published`.
 */
export const publishBaseSchema = z.enum(['live', 'published']);
export type PublishBase = z.infer<typeof publishBaseSchema>;

export interface ChangesQuery {
  /** Limits the result to documents that these roles may read. */
  readonly roles?: readonly number[];
  readonly base?: PublishBase;
  readonly isLabelled?: boolean;
}

/** Documents that the build service has, so that the next publish sends only changes. */
export interface BuiltDocuments {
  /** As in `BuildResponse`. */
  readonly documents: string;
  /** Products, which are always sent: their stock may have changed. */
  readonly products: readonly DocKey[];
}

/** The documents of a publish, as changes of those of the base release. */
export interface DocumentChanges {
  readonly release: string;
  /** Selected documents at their newest revision, and products as they are in the release. */
  readonly docs: readonly Doc[];
  /** Selected documents that do not exist; they may be missing in the release too. */
  readonly removed: readonly DocKey[];
  readonly built: BuiltDocuments;
}

export interface Activation {
  readonly id: string;
  /** Release that must be live now: null for none. Absent: not checked. */
  readonly expectedPrevious?: string | null | undefined;
  readonly message: string;
  readonly createdBy: string;
  /** Revision of each document of the release; absent: the newest revision of all documents. */
  readonly docs?: Readonly<Record<string, number>> | undefined;
  /** Instead of `docs`: the documents of another release, with these changes. */
  readonly changes?:
    | {
        /** Id of a retained release. */
        readonly base: string;
        /** How the build service names the documents that were changed: a release with other ones is a conflict. */
        readonly documents: string;
        readonly revs: Readonly<Record<string, number>>;
        readonly removed: readonly DocKey[];
      }
    | undefined;
  /** How the build service names the documents of the release; absent: it does not know them. */
  readonly built?: BuiltDocuments | undefined;
  /** Build time in epoch milliseconds: content scheduled for later is not included. Absent: now. */
  readonly asOf?: number | undefined;
  /** The live release was rebuilt automatically. */
  readonly isRebuild?: boolean | undefined;
}

export type ActivateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: ActivateProblem; readonly active: string | undefined };

/**
 * `missing`: the release does not exist. `incomplete`: blobs of it are not stored. `conflict`: another release has gone live
 * since. `sweep`: unused blobs are being deleted.
 */
export type ActivateProblem = 'missing' | 'incomplete' | 'conflict' | 'sweep';

export interface BegunSweep {
  readonly id: number;
  /** Epoch milliseconds: nothing may be deleted later. */
  readonly expiresOn: number;
  /** Ids of the retained releases. */
  readonly releases: readonly string[];
}

/** An open dashboard that follows the documents. */
export interface DocWatcher {
  readonly siteId: string;
  /** Hash of the session token (`hashText`). */
  readonly session: string;
  /** Limits the changes to documents that these roles may read. */
  readonly roles: readonly number[];
  /** Site revision that the dashboard has; undefined for none. */
  readonly revision?: number | undefined;
}

/** A document, or the summary of one (`documentSummary`). */
export interface SummarizedDoc extends Doc {
  readonly isSummary?: true;
}

/** Requested documents, and the keys that did not fit into one response. */
export interface DocsPart {
  readonly docs: readonly Doc[];
  readonly remaining: readonly DocKey[];
}

/** RPC interface of `SiteDO`: documents, their history and the releases of one site. */
export interface SiteObject extends MeasuredObject, MovableObject {
  /** Returns all documents, sorted by key. */
  readSite(): readonly Doc[];
  readDoc(key: DocKey): Doc | undefined;
  /** Returns the documents that these roles may read; beyond a limit, summaries of them. */
  readSummaries(roles: readonly number[]): readonly SummarizedDoc[];
  /** Returns the documents of these keys that exist and that these roles may read, up to a limit. */
  readDocs(keys: readonly DocKey[], roles: readonly number[]): DocsPart;
  /** Returns the ids of products whose title, SKUs or option values contain every word of the search. */
  findProducts(search: string): readonly string[];
  /** Returns the documents that refer to one of the files, and that these roles may read. */
  findFileUses(fileIds: readonly string[], roles: readonly number[]): readonly DocKey[];
  /** Whether a document or a retained release mentions a file of `assets/` or `downloads/`. */
  isFileMentioned(filename: string): boolean;
  /** Returns the ids of files that no document refers to. */
  findUnusedFiles(): readonly string[];
  /** Imports the documents of the site's folder; invalid documents are reported and left unchanged. */
  importDocs(request: ImportRequest): ImportResponse;
  /** Applies all operations of a transaction or none; a repeated id returns the first result. */
  apply(transaction: Transaction, author: Author): Promise<ApplyResult>;
  unsynced(after: string): Unsynced;
  markWrittenToDisk(revs: Readonly<Record<DocKey, number>>): void;
  /** Lists documents that differ from the base release. */
  changes(query?: ChangesQuery): readonly EditorChange[];
  /** Returns the selected documents at their newest revision, which is frozen for the release, and all others as in `base`. */
  docsForPublish(keys: readonly DocKey[] | 'all', base?: PublishBase): readonly Doc[];
  /** Like `docsForPublish`, without freezing revisions. */
  docsToCheck(keys: readonly DocKey[] | 'all', base?: PublishBase): readonly Doc[];
  /**
   * Streams `docsForPublish` as a JSON array: a response by RPC is limited to 32 MiB. Undefined between two parts of an import, if
   * documents are selected.
   */
  streamForPublish(
    keys: readonly DocKey[] | 'all',
    base?: PublishBase,
  ): ReadableStream<Uint8Array> | undefined;
  /** Streams `docsToCheck` likewise. */
  streamToCheck(keys: readonly DocKey[] | 'all', base?: PublishBase): ReadableStream<Uint8Array> | undefined;
  /**
   * Like `docsForPublish`, as changes of the base release. Undefined when there is none, when it is not known whether the build
   * service has its documents, and between two parts of an import.
   */
  changesForPublish(keys: readonly DocKey[], base?: PublishBase): DocumentChanges | undefined;
  /** Returns the id of the live release. */
  activeRelease(): string | undefined;
  /** Streams the id of the live release as server-sent events. */
  watchLive(): ReadableStream<Uint8Array>;
  /** Streams changes of documents as server-sent events; undefined when too many dashboards are open. */
  watchDocs(watcher: DocWatcher): ReadableStream<Uint8Array> | undefined;
  /** Ends the streams of sessions that have ended, or whose roles have changed. */
  checkWatchers(): Promise<void>;
  /** Ends all streams, because the server is about to stop. */
  closeWatchers(): void;
  /** Returns the retained releases, newest first. */
  releases(): readonly Release[];
  /** Returns them without their documents. */
  listReleases(): readonly Omit<Release, 'docs'>[];
  /** Returns the revisions of the documents of one release, by key; undefined when it is no longer retained. */
  releasedRevisions(id: string): Readonly<Record<string, number>> | undefined;
  /** Returns a hashed file of any retained release. */
  retainedFile(path: string): ManifestFile | undefined;
  /** Makes a release live and passes its products to the store. */
  activate(siteId: string, activation: Activation): Promise<ActivateResult>;
  rollback(siteId: string, id: string, author: string): Promise<ActivateResult>;
  /** Begins a sweep of the bucket: releases wait for its end before they go live. */
  beginSweep(): BegunSweep;
  endSweep(id: number): void;
}

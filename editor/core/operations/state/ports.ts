import type { Bodies, Doc, DocKey, Transaction } from '../../../../compiler/model/index.ts';
import { MAX_DOCS_READ } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import type { FieldError } from './rejection.ts';

/** The server's response to a transaction. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly revs: Readonly<Record<string, number>> }
  /** Another user saved first; the documents must be reloaded. */
  | { readonly kind: 'conflict'; readonly revs: Readonly<Record<string, number>> }
  | { readonly kind: 'rejected'; readonly message: string; readonly errors: readonly FieldError[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' };

/** A document, or the summary of one that is not loaded (`documentSummary`). */
export interface SiteDoc extends Doc {
  readonly isSummary?: true;
}

/** Requested documents. A key that is neither in `docs` nor in `remaining` does not exist. */
export interface ReadResult {
  readonly docs: readonly Doc[];
  /** Keys that did not fit into the response; request them again. */
  readonly remaining: readonly DocKey[];
}

/** Maximum keys of one `read`. */
export const MAX_KEYS_READ = MAX_DOCS_READ;

export interface SendOptions {
  /** The page is closing, and the request must outlive it. */
  readonly isLast: boolean;
  /** What the server has, for calls that send whole documents. Without it, only the operations are sent. */
  readonly confirmed?: ConfirmedDocuments;
}

/** The documents as they were last received from the server, with their revisions. */
export interface ConfirmedDocuments {
  readonly bodies: Bodies;
  readonly revs: ReadonlyMap<DocKey, number>;
}

/** The site's documents on the server. */
export interface Documents {
  send(transaction: Transaction, options: SendOptions): Promise<SendOutcome>;
  /** Loads up to `MAX_KEYS_READ` documents, without those that do not exist. Rejects when the server cannot be reached. */
  read(keys: readonly DocKey[]): Promise<ReadResult>;
  /** Loads all documents, some as summaries. Rejects when the server cannot be reached. */
  loadAll(): Promise<readonly SiteDoc[]>;
}

/** Time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once; the returned function cancels. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Revisions of documents that have changed on the server; 0 for a deleted document. */
export type ChangedRevs = Readonly<Record<DocKey, number>>;

/** Other tabs of this browser with the same site. */
export interface Peers {
  notify(revs: ChangedRevs): void;
  listen(listener: (revs: ChangedRevs) => void): () => void;
}

import type { Doc, DocKey, Transaction } from '../../../../compiler/model/index.ts';
import type { FieldError } from './rejection.ts';

/** The server's response to a transaction. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly revs: Readonly<Record<string, number>> }
  /** Another user saved first; the documents must be reloaded. */
  | { readonly kind: 'conflict'; readonly revs: Readonly<Record<string, number>> }
  | { readonly kind: 'rejected'; readonly message: string; readonly errors: readonly FieldError[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' };

/** The site's documents on the server. */
export interface Documents {
  /** `isLast`: the page is closing, and the request must outlive it. */
  send(transaction: Transaction, options: { readonly isLast: boolean }): Promise<SendOutcome>;
  /** Loads the current document, or undefined when it does not exist. Rejects when the server cannot be reached. */
  load(key: DocKey): Promise<Doc | undefined>;
  /** Loads all documents. Rejects when the server cannot be reached. */
  loadAll(): Promise<readonly Doc[]>;
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

import type { Doc, DocKey, Transaction } from '../../../../compiler/model/index.ts';

/** What the server says to a transaction. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly revs: Readonly<Record<string, number>> }
  /** Somebody else was faster; the documents must be read again. */
  | { readonly kind: 'conflict'; readonly revs: Readonly<Record<string, number>> }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' };

/** The site's documents on the server. */
export interface Documents {
  /** `isLast`: the page is going away, and the request must outlive it. */
  send(transaction: Transaction, options: { readonly isLast: boolean }): Promise<SendOutcome>;
  /** A document as it is now; undefined when there is none. Rejects when it cannot be known. */
  load(key: DocKey): Promise<Doc | undefined>;
  /** All of them. Rejects when they cannot be known. */
  loadAll(): Promise<readonly Doc[]>;
}

/** Time, so that tests need not wait for it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once; the answer cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Other tabs of this browser that show the same site. */
export interface Neighbours {
  /** These documents have changed on the server. */
  tell(keys: readonly DocKey[]): void;
  listen(hear: (keys: readonly DocKey[]) => void): () => void;
}

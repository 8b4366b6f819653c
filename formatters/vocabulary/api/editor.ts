import type { EmailFailure } from './letters.ts';
import type { FulfilmentState, StoredOrder } from './orders.ts';

/**
 * What the dashboard's calls carry, all below `/api/editor/v1`. They need the contributor's session (else 401), writes
 * need the crumb header too. Times are epoch milliseconds. Documents and transactions are `compiler/model/operations`.
 */

/** GET me: who is signed in. */
export interface EditorMe {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Numbers of CONTRIBUTOR_ROLE. */
  readonly roles: readonly number[];
}

/** GET me/password. Without one, somebody signs in with the links that the command line prints. */
export interface EditorPasswordState {
  readonly isSet: boolean;
}

/** PUT me/password. Answers 200, or 400 with the sentence to show. Every other session of theirs ends. */
export interface EditorPasswordRequest {
  /** Needed by whoever has one. */
  readonly current?: string;
  readonly password: string;
}

/** POST /config/login. Answers 200 with `EditorLoginResponse`, or 401 with the sentence to show. */
export interface EditorLoginRequest {
  readonly email: string;
  readonly password: string;
}

export interface EditorLoginResponse {
  /** The new crumb (gaps A7); also in the cookie. */
  readonly xsrfToken: string;
}

/** A document as the calls carry it: `Doc` of compiler/model, whose `key` is a `DocKey`. */
export interface EditorDoc {
  readonly key: string;
  readonly rev: number;
  readonly updatedAt: number;
  readonly updatedBy: string;
  readonly body: unknown;
}

/** GET site: every document of the site, and what the dashboard may do here. */
export interface EditorSiteResponse {
  readonly websiteId: string;
  /** Where the published site is seen: `/` when it is this host. */
  readonly siteUrl: string;
  readonly docs: readonly EditorDoc[];
  /** False where nothing can build (Cloudflare without a workshop): then publishing is for the command line. */
  readonly canPublish: boolean;
  /** Bytes that one upload may have. */
  readonly maxUploadBytes: number;
}

/** GET docs/:key. */
export interface EditorDocumentResponse {
  readonly doc: EditorDoc;
}

/**
 * GET changes: the documents whose newest revision is not the one of the active release. With `labels=true` in the query it
 * is said what was done to each.
 */
export interface EditorChangesResponse {
  readonly changes: readonly EditorChange[];
}

export interface EditorChange {
  /** A `DocKey`. */
  readonly key: string;
  /** What people call the document. */
  readonly title?: string;
  readonly kind: 'new' | 'changed' | 'deleted';
  /** The newest revision; 0 when deleted. */
  readonly rev: number;
  /** The revision of the active release; 0 when new. */
  readonly releasedRev: number;
  /** Its `urlId` in the active release; absent where visitors see nothing of it. */
  readonly liveUrlId?: string;
  /** Labels of the transactions in between, oldest first, each once, at most 20; none where they were not asked for. */
  readonly labels: readonly string[];
  readonly updatedAt: number;
  readonly updatedBy: string;
}

/**
 * POST publish. 200 is `EditorPublishResponse`, or `EditorCheckResponse` with `isCheck`; 422 is `EditorPublishRejection`; 501 where
 * nothing can build.
 */
export interface EditorPublishRequest {
  /** One line for the history. */
  readonly message: string;
  /** The documents that go live; absent: all. The others stay as they are in the active release. */
  readonly keys?: readonly string[];
  /**
   * The revisions that the person saw, as in `EditorChange`: 409 when one is another by now, or, without `keys`, when there
   * is a change that is not among them.
   */
  readonly revs?: Readonly<Record<string, number>>;
  /** Nothing goes live: it is only asked what the build would say. */
  readonly isCheck?: boolean;
}

export interface EditorCheckResponse {
  /** Also those that would stop it. */
  readonly problems: readonly EditorDiagnostic[];
}

export interface EditorPublishResponse {
  readonly releaseId: string;
  readonly problems: readonly EditorDiagnostic[];
}

export interface EditorPublishRejection {
  readonly error: string;
  readonly message: string;
  readonly problems: readonly EditorDiagnostic[];
}

/** A diagnostic of the build, with its place. */
export interface EditorDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint?: string;
  readonly place?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    /** The document that the file is of, a `DocKey`, when it is one. */
    readonly key?: string;
  };
}

/** GET releases, newest first; a line is `Release` of compiler/model. POST releases/:id/rollback answers the same. */
export interface EditorReleasesResponse {
  readonly releases: readonly {
    readonly id: string;
    readonly createdOn: number;
    /** A contributor's id or name. */
    readonly createdBy: string;
    readonly message: string;
    readonly isActive: boolean;
    readonly docs: Readonly<Record<string, number>>;
  }[];
}

/**
 * POST assets?filename=…&id=…: the raw bytes. `id` is made by the dashboard before bytes move; without it the server
 * makes one. Answers the new asset document, stored with revision 1.
 */
export type EditorAssetResponse = EditorDocumentResponse;

/** GET orders?cursor=…&limit=…&refundDue=true, newest first; with `refundDue` only those of `isRefundDue`. */
export interface EditorOrdersResponse {
  readonly orders: readonly StoredOrder[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** GET and PATCH orders/:orderId. */
export interface EditorOrderResponse {
  readonly order: StoredOrder;
  /** The letter that says that it was sent is only kept: nobody is there to send it. */
  readonly isEmailRetained?: boolean;
  /** The provider did not take that letter. */
  readonly emailFailure?: EmailFailure;
}

/** PATCH orders/:orderId. */
export type EditorOrderPatch = OrderStateChange | OrderReturn;

export interface OrderStateChange {
  readonly fulfilmentState: FulfilmentState;
  /**
   * With `fulfilled`: the buyer is told, once for each order; asked for again, a letter that the provider did not take is
   * tried again. Absent: nobody is told.
   */
  readonly letter?: OrderEmail;
  readonly takeBack?: never;
}

/** Of an order that was sent, and stays one. */
export interface OrderReturn {
  readonly fulfilmentState: 'fulfilled';
  readonly takeBack: OrderTakeBack;
  readonly letter?: never;
}

export interface OrderTakeBack {
  /** The money that paid it has to be given back, and both sides are told so. */
  readonly isRefunded: boolean;
  /** What was sent comes into stock again. */
  readonly isRestocked: boolean;
}

export interface OrderEmail {
  /** A code, or an address that begins with http:// or https://; at most 200 characters. */
  readonly tracking?: string;
}

/** GET forms: the forms that somebody has answered. */
export interface EditorFormsResponse {
  readonly forms: readonly FieldValues[];
}

/** Spam is not among them. */
export interface FieldValues {
  readonly formId: string;
  /** Since somebody of the site last opened the list of its answers. */
  readonly newCount: number;
}

/** PUT forms/:formId/seen: the newest answer that was shown, in epoch milliseconds. */
export interface EditorFormSeenRequest {
  readonly until: number;
}

/** GET stock (all) and the answer of PUT: the ledger as it is now. */
export interface EditorInventoryResponse {
  readonly stock: readonly EditorStockLine[];
}

export interface EditorStockLine {
  /** The item's id. */
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/**
 * PUT stock. `expected` is the number the person saw: when the ledger has another one by now, the line is refused with
 * 409 and `EditorInventoryResponse`'s fresh lines beside `error` and `message`, and nothing is changed.
 */
export interface EditorStockRequest {
  readonly changes: readonly {
    readonly sku: string;
    readonly productId: string;
    readonly variantId: string;
    readonly qtyInStock: number;
    readonly unlimited: boolean;
    readonly expected?: number;
  }[];
}

/** GET outbox: mails that were promised, newest first. */
export interface EditorOutboxResponse {
  readonly messages: readonly EditorEmail[];
}

export interface EditorEmail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdOn: number;
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

/** GET audit?cursor=…&limit=…: what happened to stock, prices and orders beside buying, newest first. */
export interface EditorAuditResponse {
  readonly lines: readonly EditorAuditLine[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface EditorAuditLine {
  readonly id: number;
  readonly at: number;
  /** A contributor's id, a release or a payment provider. */
  readonly actor: string;
  /** What a contributor of this site is called. */
  readonly actorName?: string;
  /** `incident`: somebody has to act, by giving money back for one. */
  readonly kind: 'stock' | 'price' | 'order' | 'incident';
  /** With `sku` what it is about; empty where it is an order. */
  readonly itemId: string;
  readonly sku: string;
  readonly detail: string;
}

import type { EmailFailure, EmailState } from './emails.ts';
import type { FulfilmentState, StoredOrder } from './orders.ts';

/**
 * Dashboard API types, all below `/api/editor/v1`. Requests need the contributor's session (else 401); writes also
 * need the crumb header. Times are epoch milliseconds. Documents and transactions are defined in
 * `compiler/model/operations`.
 */

/** GET me: the signed-in contributor. */
export interface EditorMe {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Numbers of CONTRIBUTOR_ROLE. */
  readonly roles: readonly number[];
}

/** GET me/password. Without a password, a contributor signs in with the link that the command line prints. */
export interface EditorPasswordState {
  readonly isSet: boolean;
}

/**
 * PUT me/password. Responds with 200, or with 400 and the message to show. Ends all other sessions of the
 * contributor.
 */
export interface EditorPasswordRequest {
  /** Required if a password is already set. */
  readonly current?: string;
  readonly password: string;
}

/** POST /config/login. Responds with 200 and `EditorLoginResponse`, or with 401 and the message to show. */
export interface EditorLoginRequest {
  readonly email: string;
  readonly password: string;
}

export interface EditorLoginResponse {
  /** The new crumb (gaps A7); also in the cookie. */
  readonly xsrfToken: string;
}

/** A document in API responses: `Doc` of compiler/model, whose `key` is a `DocKey`. */
export interface EditorDoc {
  readonly key: string;
  readonly rev: number;
  readonly updatedAt: number;
  readonly updatedBy: string;
  readonly body: unknown;
}

/**
 * A document of GET site. A site has more content than its dashboard needs at once: with `summaries=true` in the
 * query, pages, items and files beyond 500,000 characters of bodies have a summary in place of their body
 * (`documentSummary` of compiler/model).
 */
export interface EditorSiteDoc extends EditorDoc {
  /** Absent when `body` is complete. */
  readonly isSummary?: true;
}

/** GET site: all documents of the site, some as summaries, and what the dashboard may do. */
export interface EditorSiteResponse {
  readonly websiteId: string;
  /** URL of the published site; `/` when it is on this host. */
  readonly siteUrl: string;
  readonly docs: readonly EditorSiteDoc[];
  /**
   * False when no build service is available (Cloudflare without `BUILD_SERVICE`); publishing then requires the
   * command line.
   */
  readonly canPublish: boolean;
  /** Maximum size of one upload, in bytes. */
  readonly maxUploadBytes: number;
}

/** Maximum keys of one POST docs. */
export const MAX_DOCS_READ = 200;

/** POST docs: reads up to `MAX_DOCS_READ` documents at once. */
export interface EditorDocsRequest {
  readonly keys: readonly string[];
}

export interface EditorDocsResponse {
  /** The documents that exist and that the contributor may read. */
  readonly docs: readonly EditorDoc[];
  /** Keys that did not fit into this response; request them again. */
  readonly remaining: readonly string[];
}

/** GET docs/:key. */
export interface EditorDocumentResponse {
  readonly doc: EditorDoc;
}

/**
 * GET changes: the documents whose latest revision differs from the active release. With `labels=true` in the query,
 * each change lists the labels of its transactions.
 */
export interface EditorChangesResponse {
  readonly changes: readonly EditorChange[];
}

export interface EditorChange {
  /** A `DocKey`. */
  readonly key: string;
  /** The title shown in the dashboard. */
  readonly title?: string;
  readonly kind: 'new' | 'changed' | 'deleted';
  /** The latest revision; 0 if deleted. */
  readonly rev: number;
  /** The revision in the active release; 0 if new. */
  readonly releasedRev: number;
  /** Its `urlId` in the active release; absent if it is not visible to visitors. */
  readonly liveUrlId?: string;
  /**
   * Labels of the transactions since the active release, oldest first, without duplicates, at most 20; empty unless
   * requested.
   */
  readonly labels: readonly string[];
  readonly updatedAt: number;
  readonly updatedBy: string;
}

/**
 * POST publish. Responds with 200 and `EditorPublishResponse` (`EditorCheckResponse` if `isCheck`), with 422 and
 * `EditorPublishRejection`, or with 501 if no build service is available.
 */
export interface EditorPublishRequest {
  /** One line for the release history. */
  readonly message: string;
  /** The documents to publish; absent: all. Other documents keep the revision of the active release. */
  readonly keys?: readonly string[];
  /**
   * The revisions that the contributor reviewed, from `EditorChange`. Responds with 409 when one of them has changed
   * or when, without `keys`, there is a change that is not listed.
   */
  readonly revs?: Readonly<Record<string, number>>;
  /** Dry run: builds and reports diagnostics without publishing. */
  readonly isCheck?: boolean;
}

export interface EditorCheckResponse {
  /** Includes the errors that would stop a publish. */
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

/** A build diagnostic with its location. */
export interface EditorDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint?: string;
  readonly location?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    /** The `DocKey` of the document that the file was written from, if any. */
    readonly key?: string;
  };
}

/**
 * GET releases, newest first; an entry is a `Release` of compiler/model. POST releases/:id/rollback has the same
 * response.
 */
export interface EditorReleasesResponse {
  readonly releases: readonly {
    readonly id: string;
    readonly createdOn: number;
    /** A contributor's id or name, or one of `RELEASE_AUTHOR`. */
    readonly createdBy: string;
    readonly message: string;
    readonly isActive: boolean;
    readonly docs: Readonly<Record<string, number>>;
  }[];
}

/**
 * POST assets?filename=…&id=…: the raw bytes. The dashboard generates `id` before the upload; without it the server
 * generates one. Responds with the new asset document, stored as revision 1.
 */
export type EditorAssetResponse = EditorDocumentResponse;

/** POST downloads?filename=…: the raw bytes of a file that customers download. Responds with its name in `downloads/`. */
export interface EditorDownloadResponse {
  readonly filename: string;
}

/**
 * GET orders?search=…&filter=…&sort=…&order=asc&offset=…&limit=…, newest first by default; see `ORDER_FILTERS` and
 * `ORDER_SORTS`. `cursor` instead of `offset` does not skip orders when new ones arrive.
 */
export interface EditorOrdersResponse {
  readonly orders: readonly StoredOrder[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** GET and PATCH orders/:orderId. */
export interface EditorOrderResponse {
  readonly order: StoredOrder;
  /** The shipping email was not sent because no email provider is set up. */
  readonly isEmailRetained?: boolean;
  /** Set when the email provider rejected the shipping email. */
  readonly emailFailure?: EmailFailure;
}

/** PATCH orders/:orderId. */
export type EditorOrderPatch = OrderStateChange | OrderReturnPatch;

export interface OrderStateChange {
  readonly fulfilmentState: FulfilmentState;
  /**
   * With `fulfilled`: notifies the customer, once per order. A repeated request retries an email that the provider
   * rejected. Absent: no email is sent.
   */
  readonly shippingEmail?: OrderEmail;
  readonly returnOrder?: never;
}

/** Returns the items of a fulfilled order; the order stays fulfilled. */
export interface OrderReturnPatch {
  readonly fulfilmentState: 'fulfilled';
  readonly returnOrder: OrderReturnOptions;
  readonly shippingEmail?: never;
}

export interface OrderReturnOptions {
  /** The payment must be refunded; the customer and the store owner are notified. */
  readonly isRefunded: boolean;
  /** Returns the items to stock. */
  readonly isRestocked: boolean;
}

export interface OrderEmail {
  /** A tracking code, or a URL that starts with http:// or https://; at most 200 characters. */
  readonly tracking?: string;
}

/** GET forms: the forms that have submissions. */
export interface EditorFormsResponse {
  readonly forms: readonly FormSummary[];
}

/** Counts exclude spam. */
export interface FormSummary {
  readonly formId: string;
  /** Submissions since a contributor last opened the list. */
  readonly newCount: number;
}

/** PUT forms/:formId/seen: the time of the newest submission shown, in epoch milliseconds. */
export interface EditorFormSeenRequest {
  readonly until: number;
}

/** GET stock (all) and the response of PUT: the current inventory. */
export interface EditorInventoryResponse {
  readonly stock: readonly EditorInventoryItem[];
}

export interface EditorInventoryItem {
  /** The item's id. */
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/**
 * PUT stock. `expected` is the quantity that the contributor saw. When the inventory has another quantity, responds
 * with 409, `EditorInventoryResponse` beside `error` and `message`, and changes nothing.
 */
export interface EditorInventoryRequest {
  readonly changes: readonly {
    readonly sku: string;
    readonly productId: string;
    readonly variantId: string;
    readonly qtyInStock: number;
    readonly unlimited: boolean;
    readonly expected?: number;
  }[];
}

/** GET outbox?cursor=…&limit=…: queued and sent emails, newest first. */
export interface EditorOutboxResponse {
  readonly messages: readonly EditorEmail[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface EditorEmail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdOn: number;
  readonly state: EmailState;
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

/** GET audit?cursor=…&limit=…: changes of stock, prices and orders other than purchases, newest first. */
export interface EditorAuditResponse {
  readonly lines: readonly EditorAuditEntry[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface EditorAuditEntry {
  readonly id: number;
  readonly at: number;
  /** A contributor's id, a release id or a payment provider. */
  readonly actor: string;
  /** The contributor's name. */
  readonly actorName?: string;
  /** `incident`: a person has to act, for example issue a refund. */
  readonly kind: 'stock' | 'price' | 'order' | 'incident';
  /** The item and SKU concerned; empty for orders. */
  readonly itemId: string;
  readonly sku: string;
  readonly detail: string;
}

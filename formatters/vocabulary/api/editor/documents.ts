/**
 * The types in this folder are those of the dashboard API, below `/api/editor/v1`. Requests need the contributor's
 * session (else 401); writes also need the crumb header. Times are epoch milliseconds. Documents and transactions are
 * defined in `compiler/model/operations`.
 */

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

/** Whether customers can pay: with money, with test payments only, or not at all. */
export type PaymentMode = 'live' | 'test' | 'none';

/** GET site: all documents of the site, some as summaries, and what the dashboard may do. */
export interface EditorSiteResponse {
  readonly websiteId: string;
  /** URL of the published site; `/` when it is on this host. */
  readonly siteUrl: string;
  readonly docs: readonly EditorSiteDoc[];
  /** Whether a build service was connected when the site was loaded; later: GET build-service. */
  readonly canPublish: boolean;
  readonly payments: PaymentMode;
  /** Whether an email provider is set up. */
  readonly sendsEmails: boolean;
  /** Whether a provider suggests addresses. */
  readonly hasPlaces: boolean;
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

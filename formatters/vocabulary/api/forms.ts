/** Form API types (data model 5). */
export interface FormKeyResponse {
  readonly key: string;
}

export interface FormSaveRequest {
  /** JSON text: field id to value. */
  readonly form: string;
  readonly formId: string;
  readonly key: string;
  readonly captchaKey?: string;
  readonly pageTitle: string;
  readonly pageId: string;
  /** `i` for an item, `c` for a collection or page. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
}

/** The name of the honeypot field. Submissions that fill it in are stored and marked as spam. */
export const HONEYPOT_FIELD = 'fax_number';

/** Messages by field id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A submission as listed in the dashboard. */
export interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  readonly createdOn: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly pageTitle: string;
  readonly pagePath: string;
  /** Spam is stored and listed separately, never dropped. */
  readonly isSpam: boolean;
}

/** GET forms/:formId/submissions?search=…&spam=…&order=asc&offset=…&limit=…, newest first by default. */
export interface SubmissionsResponse {
  readonly submissions: readonly StoredSubmission[];
  /** Number of matching submissions on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** What a form's calls carry (data model 5). */
export interface FormKeyAnswer {
  readonly key: string;
}

export interface FormSaveRequest {
  /** JSON text: field id to answer. */
  readonly form: string;
  readonly formId: string;
  readonly key: string;
  readonly captchaKey?: string;
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item, or a collection or page. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
}

/**
 * The name of a field that people never see: whoever fills it in is a program. An answer with it is kept and marked as
 * spam.
 */
export const FORM_TRAP = 'fax_number';

/** Sentences by field id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An answer as the dashboard lists it. */
export interface StoredSubmission {
  readonly id: string;
  readonly formId: string;
  readonly createdOn: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly pageTitle: string;
  readonly pagePath: string;
  /** Kept and shown apart, never dropped. */
  readonly isSpam: boolean;
}

export interface SubmissionsResponse {
  readonly submissions: readonly StoredSubmission[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

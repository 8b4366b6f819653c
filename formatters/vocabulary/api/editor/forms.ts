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

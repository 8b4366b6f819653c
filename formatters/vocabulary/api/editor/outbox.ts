import type { EmailHeaders, EmailState } from '../emails.ts';

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
  readonly headers?: EmailHeaders;
  readonly createdOn: number;
  readonly state: EmailState;
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

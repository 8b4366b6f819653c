import type { EmailHeaders, EmailState } from '../../formatters/vocabulary/api/emails.ts';

/** A plain-text email. */
export interface Email {
  /** Idempotency key: the same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: EmailHeaders;
}

/** An email to send; without a recipient it is stored but never sent. */
export interface NewMessage extends Email {
  readonly kind: 'mail';
}

export interface OutboxMessage extends NewMessage {
  readonly position: number;
  readonly createdOn: number;
  readonly state: EmailState;
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

export interface OutboxQuery {
  readonly limit: number;
  /** `position` of the last message of the previous page. */
  readonly before?: number;
}

/** A plain-text email. */
export interface Email {
  /** Idempotency key: the same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** An email to send; without a recipient it is stored but never sent. */
export interface NewMessage extends Email {
  readonly kind: 'mail';
}

export interface OutboxMessage extends NewMessage {
  readonly position: number;
  readonly createdOn: number;
  /** `kept`: no email provider is set up, or it was set up too late. `failed`: abandoned after three days. */
  readonly state: 'kept' | 'waiting' | 'sent' | 'failed';
  readonly sentOn?: number;
  readonly attempts: number;
  readonly lastError?: string;
}

export interface OutboxQuery {
  readonly limit: number;
  /** `position` of the last message of the previous page. */
  readonly before?: number;
}

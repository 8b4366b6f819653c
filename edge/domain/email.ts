/** A plain-text email. */
export interface Mail {
  /** Idempotency key: the same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

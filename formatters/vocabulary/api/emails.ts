/**
 * `retained`: not sent, because no email provider is set up, it was set up too late, or there is no recipient. `pending`: to be
 * sent or retried. `failed`: abandoned after three days.
 */
export type EmailState = 'retained' | 'pending' | 'sent' | 'failed';

/** Headers of an email besides sender, recipient and subject; each value is one line. */
export type EmailHeaders = Readonly<Record<string, string>>;

/** Delivery status of an email; empty when the email was sent, is about to be sent, or has been deleted. */
export interface EmailStatus {
  /** Not sent because no email provider is set up. */
  readonly isRetained?: boolean;
  /** Set when the provider rejected the email. */
  readonly failure?: EmailFailure;
}

export interface EmailFailure {
  /** The message of the email provider or of the network. */
  readonly reason: string;
  /** Time of the next attempt, in epoch milliseconds; absent after the last attempt. */
  readonly retryOn?: number;
}

/** What became of a promised letter; nothing is said of one that was sent, is about to be sent, or was forgotten since. */
export interface EmailStatus {
  /** Nobody is there to send it. */
  readonly isKept?: boolean;
  /** The provider did not take it. */
  readonly failure?: EmailFailure;
}

export interface EmailFailure {
  /** A sentence of whoever should have taken it, or of the network. */
  readonly reason: string;
  /** When it is tried again, in epoch milliseconds; absent once it was given up. */
  readonly againOn?: number;
}

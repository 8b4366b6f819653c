/** Sends letters. Without a provider they stay in the outbox, where the dashboard lists them. */
export interface EmailProvider {
  /** Resolves when the provider has taken it. The same id may come again: the provider is told, and drops it. */
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  /** The same for every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

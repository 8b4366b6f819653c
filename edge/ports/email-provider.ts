import type { Mail } from '../domain/email.ts';

/** Sends letters. Without a provider they stay in the outbox, where the dashboard lists them. */
export interface EmailProvider {
  /** Resolves when the provider has taken it. The same id may come again: the provider is told, and drops it. */
  send(mail: Mail): Promise<void>;
}

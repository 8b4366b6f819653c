import type { Email } from '../domain/email.ts';

/** Sends emails. Without a provider they stay in the outbox, which the dashboard lists. */
export interface EmailProvider {
  /** Resolves when the provider has accepted the email. Providers ignore a repeated id. */
  send(mail: Email): Promise<void>;
}

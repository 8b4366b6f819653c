import type { EmailProvider } from './email-provider.ts';

export interface HttpEmailSettings {
  readonly url: string;
  readonly from: string;
  readonly token?: string;
}

const PATIENCE_MS = 15_000;

/** A provider with a JSON address, as they all have: `{from, to, subject, text}`, and a header that names the letter. */
export function createHttpEmailProvider({ url, from, token }: HttpEmailSettings): EmailProvider {
  return {
    async send({ id, to, subject, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ from, to, subject, text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`);
    },
  };
}

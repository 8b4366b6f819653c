import type { EmailProvider } from './email-provider.ts';

export interface HttpEmailSettings {
  readonly url: string;
  readonly from: string;
  readonly token?: string;
  readonly fetch: typeof fetch;
}

const TIMEOUT_MS = 15_000;

/** Posts `{from, to, subject, text}` as JSON, and `headers` if there are any, with the email id as `idempotency-key`. */
export function createHttpEmailProvider({ url, from, token, fetch }: HttpEmailSettings): EmailProvider {
  return {
    async send({ id, to, subject, text, headers }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ from, to, subject, text, headers }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The email provider responded with ${response.status}.`);
    },
  };
}

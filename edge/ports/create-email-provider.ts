import type { EmailSettings, Env } from '../platform/env.ts';
import type { EmailProvider } from './email-provider.ts';
import { createHttpEmailProvider } from './http-email-provider.ts';
import { outboundFetch } from './outbound-fetch.ts';

export function createEmailProvider(env: EmailSettings & Pick<Env, 'INTERNET'>): EmailProvider | undefined {
  const { MAIL_URL, MAIL_TOKEN, MAIL_FROM } = env;
  if (!MAIL_URL || !MAIL_FROM) return undefined;
  return createHttpEmailProvider({
    url: MAIL_URL,
    from: MAIL_FROM,
    fetch: outboundFetch(env),
    ...(MAIL_TOKEN && { token: MAIL_TOKEN }),
  });
}

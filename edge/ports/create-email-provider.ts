import type { EmailSettings } from '../platform/env.ts';
import type { EmailProvider } from './email-provider.ts';
import { createHttpEmailProvider } from './http-email-provider.ts';

export function createEmailProvider({
  MAIL_URL,
  MAIL_TOKEN,
  MAIL_FROM,
}: EmailSettings): EmailProvider | undefined {
  if (!MAIL_URL || !MAIL_FROM) return undefined;
  return createHttpEmailProvider({
    url: MAIL_URL,
    from: MAIL_FROM,
    ...(MAIL_TOKEN && { token: MAIL_TOKEN }),
  });
}

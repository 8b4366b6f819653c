import { createHttpEmailProvider } from './mail-http.ts';
import type { EmailProvider } from './mail-provider.ts';

/** What of the environment is about letters. */
export interface EmailSettings {
  /** Where letters are posted to as JSON; absent: nothing is sent. */
  readonly MAIL_URL?: string;
  readonly MAIL_TOKEN?: string;
  /** `Olaria <shop@olaria.example>` */
  readonly MAIL_FROM?: string;
}

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

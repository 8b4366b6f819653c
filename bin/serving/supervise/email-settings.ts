import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../../../compiler/model/index.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { EmailSender } from './email-sender.ts';

export interface EmailSettings {
  /** Undefined: emails are stored in the outbox and not sent. */
  readonly sender: EmailSender | undefined;
  /** Describes whether emails are sent and how to set up sending. */
  readonly message: string;
}

const NOT_SENT = 'Emails are not sent';

/**
 * Reads the email settings from the environment: `MAIL_URL`, `MAIL_TOKEN`, and `MAIL_FROM` or else the contact
 * email of the site. The token is not a site setting, because those are committed to git.
 */
export function readEmailSettings(
  { MAIL_URL = '', MAIL_FROM = '', MAIL_TOKEN = '' }: NodeJS.ProcessEnv,
  folder: string,
): EmailSettings {
  if (MAIL_URL === '')
    return {
      sender: undefined,
      message: `${NOT_SENT}: no email provider is set up. Set MAIL_URL to its endpoint`,
    };
  if (!/^https?:$/.test(protocolOf(MAIL_URL)))
    throw new CommandError(
      'usage',
      `Invalid URL: MAIL_URL is ${MAIL_URL}`,
      'for example https://mail.example/send',
    );
  const from = MAIL_FROM || ownAddress(folder);
  if (from === undefined)
    return {
      sender: undefined,
      message: `${NOT_SENT}: no sender address is set up. Set MAIL_FROM, or contactEmail in the site settings`,
    };
  return {
    sender: { url: MAIL_URL, from, ...(MAIL_TOKEN !== '' && { token: MAIL_TOKEN }) },
    message: `Emails are sent as ${from} through ${new URL(MAIL_URL).host}`,
  };
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}

/** `"Olaria" <shop@olaria.example>` */
function ownAddress(folder: string): string | undefined {
  try {
    const settings: unknown = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    const [title, address] = ['siteTitle', 'contactEmail'].map((name) =>
      valueAt(settings, ['body', 'website', name]),
    );
    if (typeof address !== 'string' || !address.includes('@')) return undefined;
    const name = typeof title === 'string' ? title.replace(/["\\\p{Cc}]/gu, '') : '';
    return name === '' ? address : `"${name}" <${address}>`;
  } catch {
    return undefined;
  }
}

import { CommandError } from '../printing/command-error.ts';

/** The provider that verifies captchas, as in the environment. */
export interface BotCheckSetting {
  readonly url: string;
  /** Accepts test tokens instead of asking a provider. */
  readonly isTest: boolean;
}

/** Returns undefined when captchas cannot be verified. Throws when the variables do not fit together. */
export function readBotCheck({
  BOT_CHECK_URL: url = '',
  BOT_CHECK_SECRET: secret = '',
}: NodeJS.ProcessEnv): BotCheckSetting | undefined {
  if (url === '' && secret === '') return undefined;
  if (url === 'test') return { url, isTest: true };
  if (url === '') throw new CommandError('usage', 'BOT_CHECK_SECRET is set without BOT_CHECK_URL', EXAMPLE);
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new CommandError('usage', `Invalid URL: BOT_CHECK_URL is ${url}`, EXAMPLE);
  if (secret === '') throw new CommandError('usage', 'BOT_CHECK_URL is set without BOT_CHECK_SECRET', SECRET);
  return { url, isTest: false };
}

const EXAMPLE = 'for example https://www.google.com/recaptcha/api/siteverify';
const SECRET = 'set it to the secret key of your captcha';

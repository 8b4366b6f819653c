import type { BotCheck } from './bot-check.ts';
import { createHttpBotCheck } from './http-bot-check.ts';
import { testBotCheck } from './test-bot-check.ts';

export interface BotCheckSettings {
  /**
   * Where tokens are checked: the `siteverify` address of Turnstile, hCaptcha or reCAPTCHA; `test` takes the tokens of
   * tests. Absent: nothing is checked.
   */
  readonly BOT_CHECK_URL?: string;
  readonly BOT_CHECK_SECRET?: string;
}

/** Undefined where there is nobody to ask. */
export function createBotCheck({ BOT_CHECK_URL, BOT_CHECK_SECRET }: BotCheckSettings): BotCheck | undefined {
  if (BOT_CHECK_URL === 'test') return testBotCheck;
  if (!BOT_CHECK_URL || !BOT_CHECK_SECRET) return undefined;
  return createHttpBotCheck({ url: BOT_CHECK_URL, secret: BOT_CHECK_SECRET, ask: fetch });
}

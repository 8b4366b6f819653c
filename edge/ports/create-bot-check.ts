import type { BotCheckSettings, Env } from '../platform/env.ts';
import type { BotCheck } from './bot-check.ts';
import { createHttpBotCheck } from './http-bot-check.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { testBotCheck } from './test-bot-check.ts';

/** Returns undefined when no provider is configured. */
export function createBotCheck(env: BotCheckSettings & Pick<Env, 'INTERNET'>): BotCheck | undefined {
  const { BOT_CHECK_URL, BOT_CHECK_SECRET } = env;
  if (BOT_CHECK_URL === 'test') return testBotCheck;
  if (!BOT_CHECK_URL || !BOT_CHECK_SECRET) return undefined;
  return createHttpBotCheck({ url: BOT_CHECK_URL, secret: BOT_CHECK_SECRET, fetch: outboundFetch(env) });
}

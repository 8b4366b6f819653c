import type { Env, FontSettings } from '../platform/env.ts';
import type { FontHost } from './font-host.ts';
import type { FontKits } from './font-kits.ts';
import { createHttpFontHost } from './http-font-host.ts';
import { createHttpFontKits } from './http-font-kits.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { testFontKits } from './test-font-kits.ts';

const GOOGLE_FONTS = 'https://fonts.googleapis.com/css';
const ADOBE_FONTS = 'https://typekit.com/api/v1/json/kits';

type FontEnv = FontSettings & Pick<Env, 'INTERNET'>;

/** Returns undefined when there are no previews. */
export function createFontHost(env: FontEnv): FontHost | undefined {
  const url = env.FONT_PREVIEW_URL || GOOGLE_FONTS;
  return url === 'none' ? undefined : createHttpFontHost({ url, fetch: outboundFetch(env) });
}

export function createFontKits(env: FontEnv): FontKits {
  const url = env.FONT_KIT_URL || ADOBE_FONTS;
  return url === 'test' ? testFontKits : createHttpFontKits({ url, fetch: outboundFetch(env) });
}

// cspell:ignore gstatic
import { FONT_SAMPLE } from '../../formatters/vocabulary/api/editor/fonts.ts';
import type { CatalogFont } from '../../formatters/vocabulary/fonts/font-catalog.ts';
import type { FontHost } from './font-host.ts';
import { readResponse } from './read-response.ts';

export interface HttpFontHostSettings {
  /** Responds with style sheets like `https://fonts.googleapis.com/css`. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/** For the style sheet and the font together. */
const TIMEOUT_MS = 5000;
const MAX_SHEET_BYTES = 50_000;
const MAX_FONT_BYTES = 300_000;

/** Google's host of font files. Others have them on the host of the style sheet. */
const FILE_HOST = 'https://fonts.gstatic.com';

/** Hosts choose the font format by browser; this one reads WOFF2. Nothing about the contributor is sent. */
const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};

/** The protocol of Google Fonts: a style sheet with the URL of a font that has only the characters in `text`. */
export function createHttpFontHost({ url, fetch }: HttpFontHostSettings): FontHost {
  return {
    async preview(font) {
      const init = { signal: AbortSignal.timeout(TIMEOUT_MS), headers: HEADERS, redirect: 'manual' } as const;
      try {
        const sheet = await readResponse(await fetch(sheetUrl(url, font), init), MAX_SHEET_BYTES);
        const file = sheet === undefined ? undefined : fileUrl(new TextDecoder().decode(sheet), url);
        if (file === undefined) return undefined;
        const bytes = await readResponse(await fetch(file, init), MAX_FONT_BYTES);
        return bytes !== undefined && isWoff2(bytes) ? bytes : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

function sheetUrl(url: string, { name, styles }: CatalogFont): string {
  const query = new URLSearchParams({
    family: `${name}:${styles[0]}`,
    text: [...new Set(`${name} ${FONT_SAMPLE}`)].join(''),
  });
  return `${url}?${query}`;
}

/** The first font of a style sheet, if it is on a host that belongs to the style sheet. */
function fileUrl(css: string, sheet: string): string | undefined {
  const [, file = ''] = /url\(\s*["']?([^"')\s]+)/.exec(css) ?? [];
  if (!URL.canParse(file, sheet)) return undefined;
  const { href, origin } = new URL(file, sheet);
  return origin === FILE_HOST || origin === new URL(sheet).origin ? href : undefined;
}

function isWoff2(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 4)) === 'wOF2';
}

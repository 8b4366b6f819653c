export interface ResourceServices {
  readonly baseUrl: string | undefined;
  /** Paths of the files of the theme: `scripts/site.js`. */
  readonly themeFiles: readonly { readonly path: string }[];
}

/**
 * Creates the function that repairs the URLs of what pages of older themes load. The policy of pages requires HTTPS, so
 * `//fonts.example` and `http://fonts.example` become `https://fonts.example`. Scripts that the theme does not have are left out.
 */
export function createResourceUrls({ baseUrl, themeFiles }: ResourceServices): (html: string) => string {
  const known = new Set(themeFiles.map(({ path }) => path));
  return (html) =>
    html
      .replace(ELSEWHERE, (tag, before: string, url: string) =>
        baseUrl !== undefined && isBelow(url, baseUrl) ? tag : `${before}${withHttps(url)}`,
      )
      .replace(OWN_SCRIPT, (script, path: string) => (known.has(decoded(path)) ? script : ''));
}

/** Makes the URLs of other hosts in a style sheet use HTTPS. */
export function withSecureStyles(css: string): string {
  return css.replace(IN_STYLES, (_, before: string, url: string) => `${before}${withHttps(url)}`);
}

/** Up to the URL, and the URL, of an element that loads something from another host. */
const ELSEWHERE =
  /(<(?:link|script|img|iframe|source|video|audio|embed)\b[^<>]*?\s(?:src|href)\s*=\s*["']?)((?:http:)?\/\/[^\s"'>]+)/gi;
const OWN_SCRIPT = /<script\b[^<>]*?\ssrc\s*=\s*["']?\/(scripts\/[^"'?#\s>]+)[^>]*>\s*<\/script\s*>/gi;
const IN_STYLES = /(@import\s*["']|url\(\s*["']?)((?:http:)?\/\/[^\s"')]+)/gi;

function isBelow(url: string, baseUrl: string): boolean {
  return url === baseUrl || ['/', '?', '#'].some((next) => url.startsWith(`${baseUrl}${next}`));
}

function withHttps(url: string): string {
  return url.replace(/^(?:http:)?/i, 'https:');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Creates the function that returns the URL by which pages load something. Their policy requires HTTPS, so `//fonts.example` and
 * `http://fonts.example` become `https://fonts.example`.
 */
export function createSecureUrl(baseUrl: string | undefined): (url: string) => string {
  return (url) => (baseUrl !== undefined && isBelow(url, baseUrl) ? url : withHttps(url));
}

/** Makes the URLs of other hosts in a style sheet use HTTPS. */
export function withSecureStyles(css: string): string {
  return css.replace(IN_STYLES, (_, before: string, url: string) => `${before}${withHttps(url)}`);
}

const IN_STYLES = /(@import\s*["']|url\(\s*["']?)((?:http:)?\/\/[^\s"')]+)/gi;

function isBelow(url: string, baseUrl: string): boolean {
  return url === baseUrl || ['/', '?', '#'].some((next) => url.startsWith(`${baseUrl}${next}`));
}

function withHttps(url: string): string {
  return url.replace(/^(?:http:)?(?=\/\/)/i, 'https:');
}

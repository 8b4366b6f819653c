/** First path segments that the program uses. */
const RESERVED: readonly string[] = [
  'api',
  'cart',
  'search',
  'assets',
  'scripts',
  '404',
  '404.html',
  'index.html',
  'robots.txt',
  'sitemap.xml',
  'search-index.json',
];

/** Reserved prefixes: `checkout`, `checkout-success`. */
const RESERVED_BEGINNINGS: readonly string[] = ['checkout', 'config', 'settings'];

/** Whether the program uses the path `/{urlId}`, of one or more segments (gap A10). Case-insensitive. */
export function isReservedSlug(urlId: string): boolean {
  const [first = ''] = urlId.toLowerCase().split('/');
  return RESERVED.includes(first) || RESERVED_BEGINNINGS.some((beginning) => first.startsWith(beginning));
}

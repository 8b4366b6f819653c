/** First pieces of a path that belong to the program. */
const RESERVED: readonly string[] = [
  'api',
  'cart',
  'search',
  'assets',
  'scripts',
  '404',
  '404.html',
  'index.html',
];

/** What begins so is reserved too: `checkout`, `checkout-success`. */
const RESERVED_BEGINNINGS: readonly string[] = ['checkout', 'config', 'settings'];

/** Whether the address `/{urlId}`, of one piece or several, belongs to the program (gap A10). Capitals make no difference. */
export function isReservedSlug(urlId: string): boolean {
  const [first = ''] = urlId.toLowerCase().split('/');
  return RESERVED.includes(first) || RESERVED_BEGINNINGS.some((beginning) => first.startsWith(beginning));
}

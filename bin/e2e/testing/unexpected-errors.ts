/** What the browser says by itself of the one call that the thread makes although there is not enough: a page tells it. */
const REFUSED =
  /Failed to load resource: the server responded with a status of 400 \(.*\/api\/commerce\/shopping-cart\/entries$/;
/** What it says while nobody answers. */
const UNANSWERED =
  /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)|editor-fetch, .* message: network 0 TypeError: Failed to fetch|Failed to fetch dynamically imported module/;

/** The problems that may not be. */
export function unexpected(
  problems: readonly string[],
  { wasKilled = false }: { readonly wasKilled?: boolean } = {},
): readonly string[] {
  return problems.filter((problem) => !REFUSED.test(problem) && !(wasKilled && UNANSWERED.test(problem)));
}

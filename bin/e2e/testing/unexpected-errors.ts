// Chromium's names of network errors. cspell:ignore refused

/** Logged by the browser for the one smoke test request that is expected to fail: adding more units than are in stock. */
const NOT_ENOUGH_STOCK =
  /Failed to load resource: the server responded with a status of 400 \(.*\/api\/commerce\/shopping-cart\/entries$/;
/** Logged by the list of fonts without internet: the server loads their previews from Google Fonts. */
const NO_FONT_PREVIEW = /\/api\/editor\/v1\/fonts\/[^/]+\/preview/;
/** Logged while the server is unreachable. */
const SERVER_UNREACHABLE =
  /net::ERR_(?:CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)|editor-fetch, .* message: network 0 TypeError: Failed to fetch|Failed to fetch dynamically imported module/;

/** Filters out the errors that tests provoke. */
export function unexpectedErrors(
  pageErrors: readonly string[],
  { wasKilled = false }: { readonly wasKilled?: boolean } = {},
): readonly string[] {
  return pageErrors.filter(
    (error) =>
      !NOT_ENOUGH_STOCK.test(error) &&
      !NO_FONT_PREVIEW.test(error) &&
      !(wasKilled && SERVER_UNREACHABLE.test(error)),
  );
}

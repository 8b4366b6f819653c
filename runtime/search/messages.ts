import type { CART_TEXTS } from '../../formatters/vocabulary/site/texts/cart-texts.ts';

/** Texts of the search page; not specified. The type compares them with those of the server, as for the cart page. */
export const SEARCH_MESSAGES = {
  searchOne: '1 result for “{query}”',
  searchMany: '{n} results for “{query}”',
  searchNone: 'No results found.',
  searchMore: 'Show more results',
} as const satisfies Partial<typeof CART_TEXTS>;

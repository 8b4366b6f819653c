/** Texts of the search page; not specified. */
export const SEARCH_MESSAGES = {
  searchOne: '1 result for “{query}”',
  searchMany: '{n} results for “{query}”',
  searchNone: 'No results found.',
  searchMore: 'Show more results',
} as const;

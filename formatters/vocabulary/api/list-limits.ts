/** Limits of lists that the server searches and pages: they bound the work for one request. */
export const LIST_LIMITS = { search: 200, limit: 100, offset: 100_000 } as const;

import { z } from 'zod';
import { integerParameter } from '../../../middleware/read-query.ts';

const MAX_LIMIT = 100;
/** Limits the work for one request. */
const MAX_OFFSET = 1_000_000;
const MAX_SEARCH_LENGTH = 200;

/** Query parameters of lists with search and pages. */
export const LIST_QUERY = {
  search: z.string().max(MAX_SEARCH_LENGTH).default(''),
  order: z.enum(['asc', 'desc']).default('desc'),
  offset: integerParameter(0, MAX_OFFSET).default(0),
  limit: integerParameter(1, MAX_LIMIT).default(MAX_LIMIT),
};

/** Their descriptions in the API document. */
export const LIST_QUERY_DOCS = {
  search: `Words that each result contains, at most ${MAX_SEARCH_LENGTH} characters`,
  order: '`asc` or `desc`, the default',
  offset: 'Number of results before the page',
  limit: `At most ${MAX_LIMIT}, the default`,
};

import { z } from 'zod';
import { LIST_LIMITS } from '../../formatters/vocabulary/api/list-limits.ts';
import { integerParameter } from './read-query.ts';

/** Query parameters of lists with search and pages. */
export const LIST_QUERY = {
  search: z.string().max(LIST_LIMITS.search).default(''),
  order: z.enum(['asc', 'desc']).default('desc'),
  offset: integerParameter(0, LIST_LIMITS.offset).default(0),
  limit: integerParameter(1, LIST_LIMITS.limit).default(LIST_LIMITS.limit),
};

/** Their descriptions in the API document. */
export const LIST_QUERY_DOCS = {
  search: `Words that each result contains, at most ${LIST_LIMITS.search} characters`,
  order: '`asc` or `desc`, the default',
  offset: `Number of results before the page, at most ${LIST_LIMITS.offset}`,
  limit: `At most ${LIST_LIMITS.limit}, the default`,
};

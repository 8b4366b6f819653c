import type { Predicate } from './contract.ts';
import { allPredicates } from './predicates/all-predicates.ts';
import { commercePredicates } from './predicates/commerce/commerce-predicates.ts';

/** All predicates by their public names, including the question mark. */
export const predicates: ReadonlyMap<string, Predicate> = new Map(
  [...allPredicates, ...commercePredicates].map((predicate) => [predicate.name, predicate]),
);

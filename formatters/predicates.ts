import type { Predicate } from './contract.ts';
import { commercePredicates } from './predicates/commerce/index.ts';
import { allPredicates } from './predicates/index.ts';

/** Every predicate by its public name, question mark included. */
export const predicates: ReadonlyMap<string, Predicate> = new Map(
  [...allPredicates, ...commercePredicates].map((predicate) => [predicate.name, predicate]),
);

import type { Predicate } from './contract.ts';
import { allPredicates } from './predicates/index.ts';

/** Every predicate by its public name, question mark included. */
export const predicates: ReadonlyMap<string, Predicate> = new Map(
  allPredicates.map((predicate) => [predicate.name, predicate]),
);

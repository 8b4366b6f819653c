import type { Predicate } from '../contract.ts';

export const allPredicates: readonly Predicate[] = [];

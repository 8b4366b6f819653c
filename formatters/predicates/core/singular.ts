import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/index.ts';

/** `{.singular?}`: the current value is the number 1 (language reference 18.1). */
export const singular: Predicate = {
  name: 'singular?',
  prepare: () => (scope) => asNumber(scope.node) === 1,
};

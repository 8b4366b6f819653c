import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';

/** `{.singular?}`: the current value is 1 (language reference 18.1). */
export const singular: Predicate = {
  name: 'singular?',
  prepare: () => (scope) => asNumber(scope.node) === 1,
};

import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';

/** `{.plural?}`: the current value is greater than 1 (language reference 18.1). */
export const plural: Predicate = {
  name: 'plural?',
  prepare: () => (scope) => asNumber(scope.node) > 1,
};

import type { Predicate } from '../../contract.ts';

/** Registered without an implementation: reports an error and is false (language reference 18.4). */
export const unitsMetric: Predicate = {
  name: 'units-metric?',
  prepare: () => (scope) => {
    scope.report('"units-metric?" formatter is not yet implemented');
    return false;
  },
};

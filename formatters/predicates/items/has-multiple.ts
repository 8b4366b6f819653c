import type { Predicate, Value } from '../../contract.ts';

/** `{.has-multiple?}`: the current value is an array or object with more than one entry (language reference 18.3). */
export const hasMultiple: Predicate = {
  name: 'has-multiple?',
  prepare: () => (scope) => sizeOf(scope.node) > 1,
};

function sizeOf(value: Value): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

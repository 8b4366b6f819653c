import type { Formatter } from '../../contract.ts';
import { qualifierOf } from './qualifier.ts';

/** `{items|find-last starred}`: the last matching item (language reference 11.3). */
export const findLast: Formatter = {
  name: 'find-last',
  family: 'data',
  reads: 'scope',
  prepare: (args) => {
    const qualify = qualifierOf(args);
    return (value, scope) => (Array.isArray(value) ? value.findLast(qualify(scope)) : undefined);
  },
};

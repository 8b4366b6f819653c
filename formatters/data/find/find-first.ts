import type { Formatter } from '../../contract.ts';
import { qualifierOf } from './qualifier.ts';

/** `{items|find-first starred}`: the first matching item (language reference 11.3). */
export const findFirst: Formatter = {
  name: 'find-first',
  family: 'data',
  reads: 'scope',
  prepare: (args) => {
    const qualify = qualifierOf(args);
    return (value, scope) => (Array.isArray(value) ? value.find(qualify(scope)) : undefined);
  },
};

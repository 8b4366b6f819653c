import type { Formatter } from '../../contract.ts';

/** `{data|raw}`: JSON without any escaping; a missing value is `null` (language reference 11.2). */
export const raw: Formatter = {
  name: 'raw',
  family: 'data',
  reads: 'value',
  prepare: () => (value) => JSON.stringify(value ?? null),
};

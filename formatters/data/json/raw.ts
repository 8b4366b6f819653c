import type { Formatter } from '../../contract.ts';

/** `{data|raw}`: unescaped JSON; MISSING becomes `null` (language reference 11.2). */
export const raw: Formatter = {
  name: 'raw',
  family: 'data',
  reads: 'value',
  prepare: () => (value) => JSON.stringify(value ?? null),
};

import type { Value } from '../contract.ts';

/** Language reference 2.5: `true`, the text `"true"` and non-zero integers. Not the same as truthiness. */
export function asBoolean(value: Value): boolean {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value === 'true';
    case 'number':
      return Number.isInteger(value) && value !== 0;
    default:
      return false;
  }
}

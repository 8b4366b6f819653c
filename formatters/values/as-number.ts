import type { Value } from '../contract.ts';

/**
 * Language reference 2.4: the longest numeric prefix of a string (an integer unless the string contains a point), or
 * `NaN` without one; booleans are 1 or 0; all other types are 0.
 */
export function asNumber(value: Value): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'string':
      return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10);
    case 'boolean':
      return value ? 1 : 0;
    default:
      return 0;
  }
}

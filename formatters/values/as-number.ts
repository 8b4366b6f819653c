import type { Value } from '../contract.ts';

/**
 * Language reference 2.4: a string gives its longest numeric prefix (an integer unless it holds a point), `NaN` without
 * one; a boolean gives 1 or 0; all other types give 0.
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

import type { Value } from '../contract.ts';

/** Language reference 2.1: MISSING, null, false, 0, NaN, `''`, `[]` and `{}` are false; all other values are true. */
export function isTruthy(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  if (Array.isArray(value)) return value.length > 0;
  return hasOwnKeys(value);
}

function hasOwnKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true;
  return false;
}

import type { Value } from '../contract.ts';

/** Language reference 2.3: text, numbers and booleans as printed; everything else is `''`. */
export function asString(value: Value): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return '';
  }
}

import type { Value } from '../contract.ts';

/**
 * How a host would turn a value into text: lists joined by commas, `null` where it is the whole value and nothing inside
 * a list, objects as `[object Object]`. No method of the data is ever called.
 */
export function stringForm(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (!Array.isArray(value)) return '[object Object]';
  return value.map((item: Value) => (item === null || item === undefined ? '' : stringForm(item))).join(',');
}

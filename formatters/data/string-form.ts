import type { Value } from '../contract.ts';

/**
 * JavaScript string conversion: arrays joined by commas, `null` as text except inside arrays, objects as `[object
 * Object]`. Never calls methods of the data.
 */
export function stringForm(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (!Array.isArray(value)) return '[object Object]';
  return value.map((item: Value) => (item === null || item === undefined ? '' : stringForm(item))).join(',');
}

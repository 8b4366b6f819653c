import type { Formatter, Value } from '../contract.ts';

/**
 * `{items|count}`: the number of keys of an object, elements of an array or UTF-16 units of a text, else 0 (language
 * reference 11.2).
 */
export const count: Formatter = {
  name: 'count',
  family: 'data',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => sizeOf,
};

function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

import type { Value } from '../contract.ts';
import { member } from './member.ts';

/**
 * The elements of an array. An object counts as an array with as many elements as it has keys, each read by its index
 * and therefore mostly MISSING (language reference 12.9 and 13.10). Empty for other values.
 */
export function indexedEntries(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((_key, index) => member(value, index));
}

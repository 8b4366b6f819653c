import type { Value } from '../contract.ts';
import { member } from './member.ts';

/**
 * The elements of a list. An object counts as a list with as many elements as it has keys, each read under its number:
 * mostly MISSING, then (language reference 12.9 and 13.10). Anything else has none.
 */
export function indexedEntries(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((_key, index) => member(value, index));
}

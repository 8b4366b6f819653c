import type { Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';

/** Language reference 2.2: the printed form of a value. Objects, null and MISSING print nothing. */
export function print(value: Value, dialect: Dialect): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return Array.isArray(value) ? printArray(value, dialect) : '';
  }
}

function printArray(items: readonly Value[], dialect: Dialect): string {
  return items
    .map((item) => (dialect.arraysPrintScalarsOnly ? printScalar(item) : printAnything(item)))
    .join(',');
}

function printScalar(item: Value): string {
  if (item === null) return 'null';
  return typeof item === 'object' || item === undefined ? '' : String(item);
}

/** JavaScript string conversion that never calls methods of the data. */
function printAnything(item: Value): string {
  if (item === null) return 'null';
  if (Array.isArray(item)) return joinNested(item);
  return typeof item === 'object' ? '[object Object]' : String(item);
}

function joinNested(items: readonly Value[]): string {
  return items.map((item) => (item === null || item === undefined ? '' : printAnything(item))).join(',');
}

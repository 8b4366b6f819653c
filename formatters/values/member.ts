import type { Path, Value } from '../contract.ts';

/** Whether a JavaScript value is of one of the language's types; functions, for example, are not. */
export function isJsonType(value: unknown): value is Value {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'object':
      return true;
    default:
      return false;
  }
}

/**
 * Looks a name up in one frame (language reference 7.2): an own property of an object or array, including `length` of
 * an array; MISSING for everything else. Never reads inherited properties.
 */
export function frameMember(node: Value, key: string | number): Value {
  if (typeof node !== 'object' || node === null) return undefined;
  // Names are looked up in arrays for every enclosing loop; returning early avoids a prototype lookup.
  if (typeof key === 'string' && Array.isArray(node)) return key === 'length' ? node.length : undefined;
  const found = (node as Readonly<Record<string | number, Value>>)[key];
  if (found === undefined || !Object.hasOwn(node, key)) return undefined;
  return isJsonType(found) ? found : undefined;
}

/** A further segment of a reference (7.3, step 2): arrays only have integer keys, so `list.length` is MISSING. */
export function member(node: Value, key: string | number): Value {
  if (Array.isArray(node) && typeof key !== 'number') return undefined;
  return frameMember(node, key);
}

/** Like `member`, but an index reads elements of arrays only. */
export function memberOrElement(node: Value, key: string | number): Value {
  return typeof key === 'number' && !Array.isArray(node) ? undefined : member(node, key);
}

/** Reads the segments of a path, starting at index `from`, with `member`. */
export function memberAt(node: Value, path: Path, from = 0): Value {
  let value = node;
  for (let index = from; index < path.length && value !== undefined; index++) {
    value = member(value, path[index] as string | number);
  }
  return value;
}

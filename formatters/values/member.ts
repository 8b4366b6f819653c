import type { Path, Value } from '../contract.ts';

/** Whether a host value is one of the language's types; a method reached by its name, for example, is not. */
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
 * A name looked up in one frame (language reference 7.2): an own property of an object or array, `length` of an array
 * included; MISSING for everything else. Nothing inherited is ever read.
 */
export function frameMember(node: Value, key: string | number): Value {
  if (typeof node !== 'object' || node === null) return undefined;
  // Asked for by name wherever a name is looked for through a loop: answered without a search of the array's prototypes.
  if (typeof key === 'string' && Array.isArray(node)) return key === 'length' ? node.length : undefined;
  const found = (node as Readonly<Record<string | number, Value>>)[key];
  if (found === undefined || !Object.hasOwn(node, key)) return undefined;
  return isJsonType(found) ? found : undefined;
}

/** A further segment of a reference (7.3, step 2): arrays answer to integers only, so `list.length` is MISSING. */
export function member(node: Value, key: string | number): Value {
  if (Array.isArray(node) && typeof key !== 'number') return undefined;
  return frameMember(node, key);
}

/** The segments of a path from `from` on, each a `member` of the value so far. */
export function memberAt(node: Value, path: Path, from = 0): Value {
  let value = node;
  for (let index = from; index < path.length && value !== undefined; index++) {
    value = member(value, path[index] as string | number);
  }
  return value;
}

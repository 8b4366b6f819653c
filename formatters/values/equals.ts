import type { JsonObject, Value } from '../contract.ts';

/**
 * Language reference 2.6: deep and strict; MISSING equals null. Iterative, so that deeply nested data cannot overflow
 * the stack.
 */
export function equals(left: Value, right: Value): boolean {
  const pending: [Value, Value][] = [[left, right]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    if (!sameHere(pair[0] ?? null, pair[1] ?? null, pending)) return false;
  }
  return true;
}

function sameHere(left: Value, right: Value, pending: [Value, Value][]): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left === undefined || right === undefined) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++)
      if (left[index] !== right[index]) pending.push([left[index], right[index]]);
    return true;
  }
  return pushMembers(left as JsonObject, right as JsonObject, pending);
}

function pushMembers(left: JsonObject, right: JsonObject, pending: [Value, Value][]): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return false;
    if (left[key] !== right[key]) pending.push([left[key], right[key]]);
  }
  return true;
}

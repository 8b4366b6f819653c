import { ownValue } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether two JSON values are equal, ignoring the order of keys. Undefined means absent. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((entry, index) => sameJson(entry, right[index]));
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(ownValue(left, key), ownValue(right, key)))
  );
}

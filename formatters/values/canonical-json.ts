import { isRecord } from './is-record.ts';

/** Serializes with sorted keys, so that equal values have equal texts and equal hashes. Arrays keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

/** A copy is without a prototype, so that `__proto__` is an ordinary key. */
function sorted(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(record);
  if (isSorted(keys)) return record;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const key of keys.sort()) copy[key] = record[key];
  return copy;
}

function isSorted(keys: readonly string[]): boolean {
  for (let index = 1; index < keys.length; index += 1) {
    const [before = '', key = ''] = [keys[index - 1], keys[index]];
    if (before > key) return false;
  }
  return true;
}

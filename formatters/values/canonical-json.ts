import { isRecord } from './is-record.ts';

/** Serializes with sorted keys, so that equal values have equal texts and equal hashes. Arrays keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

/** Without a prototype, so that `__proto__` is an ordinary key. */
function sorted(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const copy = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) copy[key] = record[key];
  return copy;
}

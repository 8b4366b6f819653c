import { isRecord } from '../../../../formatters/index.ts';

/** JSON with sorted keys: two bodies are the same when their texts are. Arrays keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

/** Without a prototype, so that a key `__proto__` is a key. */
function sorted(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const copy = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) copy[key] = record[key];
  return copy;
}

import { isRecord } from './is-record.ts';

/** An own property of any value; undefined if it does not exist or the value is not an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

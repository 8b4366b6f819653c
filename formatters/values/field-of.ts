import { isRecord } from './is-record.ts';

/** What a value of any shape has under a name, as its own; undefined where it has nothing, or is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

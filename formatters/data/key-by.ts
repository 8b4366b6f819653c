import type { Format, Formatter, JsonObject, Path, Value } from '../contract.ts';
import { memberAt } from '../values/member.ts';
import { parsePath } from '../values/parse-path.ts';
import { stringForm } from './string-form.ts';

/** `{people|key-by name}`: converts an array to an object with the items' names as keys (language reference 11.2). */
export const keyBy: Formatter = {
  name: 'key-by',
  family: 'data',
  reads: 'value',
  prepare: prepareKeyBy,
};

function prepareKeyBy(args: readonly string[]): Format {
  const [reference] = args;
  if (reference === undefined) return () => ({});
  const path = parsePath(reference);
  return (value) => (Array.isArray(value) ? index(value, path) : {});
}

/** The object has no prototype, so that `__proto__` is an ordinary key. */
function index(items: readonly Value[], path: Path): JsonObject {
  const byKey: { [key: string]: Value } = Object.create(null);
  for (const item of items) {
    const key = memberAt(item, path);
    if (key !== undefined) byKey[stringForm(key)] = item;
  }
  return byKey;
}

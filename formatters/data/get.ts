import type { Format, Formatter, Value } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { member } from '../values/member.ts';
import { parsePath } from '../values/parse-path.ts';
import { stringForm } from './string-form.ts';

/**
 * `{prices|get sku}`: the argument is a name whose value is the key to read (language reference 11.5). An array value
 * is a sequence of keys.
 */
export const get: Formatter = {
  name: 'get',
  family: 'data',
  reads: 'scope',
  prepare: prepareGet,
};

function prepareGet(args: readonly string[]): Format {
  const paths = args.map(parsePath);
  return (value, scope) => paths.reduce<Value>((found, path) => step(found, scope.resolve(path)), value);
}

function step(value: Value, key: Value): Value {
  if (value === undefined || key === undefined) return undefined;
  if (Array.isArray(key))
    return key.reduce<Value>((found, part) => member(found, keyOf(part, stringForm)), value);
  return member(value, keyOf(key, asString));
}

/** Keys in an array use JavaScript string conversion, a single key that of the language (2.3). */
function keyOf(key: Value, toText: (value: Value) => string): string | number {
  return typeof key === 'number' ? key : toText(key);
}

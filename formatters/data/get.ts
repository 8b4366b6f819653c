import type { Format, Formatter, Value } from '../contract.ts';
import { asString, member, parsePath } from '../values/index.ts';
import { stringForm } from './string-form.ts';

/**
 * `{prices|get sku}`: the argument is a name; its value is the key that is read (language reference 11.5). A list gives
 * several keys, one after the other.
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

/** The keys in a list are taken as the host prints them, a key of its own as the language does (2.3). */
function keyOf(key: Value, toText: (value: Value) => string): string | number {
  return typeof key === 'number' ? key : toText(key);
}

import type { Format, Formatter } from '../contract.ts';
import { asString, parsePath } from '../values/index.ts';

/** `{@|lookup name}`: the value of `name` is itself a reference, and its value is the result (language reference 11.2). */
export const lookup: Formatter = {
  name: 'lookup',
  family: 'data',
  reads: 'scope',
  prepare: prepareLookup,
};

function prepareLookup(args: readonly string[]): Format {
  const [reference] = args;
  if (!reference) return () => '';
  const path = parsePath(reference);
  return (_value, scope) => scope.resolve(parsePath(asString(scope.resolve(path))));
}

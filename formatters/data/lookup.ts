import type { Format, Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { parsePath } from '../values/parse-path.ts';

/** `{@|lookup name}`: the value of `name` is itself a reference, which is resolved (language reference 11.2). */
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

import type { Predicate, Test } from '../../contract.ts';
import { parsePath } from '../../values/parse-path.ts';

/**
 * A predicate on the remainder of a division by two, of the current value or of a name, which is never parsed as JSON
 * (language reference 18.1). False unless the value is a number; 1.5 has neither remainder.
 */
export function parity(name: string, remainder: 0 | 1): Predicate {
  return {
    name,
    prepare: (args) => prepareParity(args, remainder),
  };
}

function prepareParity(args: readonly string[], remainder: 0 | 1): Test {
  const [reference] = args;
  const path = reference === undefined ? undefined : parsePath(reference);
  return (scope) => {
    const value = path === undefined ? scope.node : scope.resolve(path);
    return typeof value === 'number' && Math.abs(value) % 2 === remainder;
  };
}

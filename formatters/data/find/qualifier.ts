import type { Path, Scope, Value } from '../../contract.ts';
import { asString, isTruthy, member, memberAt, parsePath } from '../../values/index.ts';

/** Whether one item of a list is meant. */
export type Qualifies = (item: Value) => boolean;

/**
 * The arguments of `find-first` and `find-last` (language reference 11.3): none takes any item; a path takes those whose
 * value there is truthy; a table and a path look the item up in the table first. More than two count as a path.
 */
export function qualifierOf(args: readonly string[]): (scope: Scope) => Qualifies {
  const [first, second] = args;
  if (first === undefined) return () => () => true;
  if (second !== undefined && args.length === 2) return inTable(parsePath(first), parsePath(second));
  const path = parsePath(first);
  return () => (item) => isTruthy(memberAt(item, path));
}

function inTable(tablePath: Path, path: Path): (scope: Scope) => Qualifies {
  return (scope) => {
    const table = scope.resolve(tablePath);
    return (item) => isTruthy(memberAt(member(table, asString(item)), path));
  };
}

import type { Path, Scope, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member, memberAt } from '../../values/member.ts';
import { parsePath } from '../../values/parse-path.ts';

/** Whether a list item matches. */
export type Qualifies = (item: Value) => boolean;

/**
 * Parses the arguments of `find-first` and `find-last` (language reference 11.3): no argument matches any item; a
 * path matches items with a truthy value there; a table and a path look the item up in the table first. More than two
 * arguments are treated as a single path.
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

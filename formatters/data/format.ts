import type { Format, Formatter, Path, Scope } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { parsePath } from '../values/parse-path.ts';
import { stringForm } from './string-form.ts';

/**
 * `{pattern|format name count}`: replaces `{0}` and `{1}` in the pattern with the values of these names (language
 * reference 11.4).
 */
export const format: Formatter = {
  name: 'format',
  family: 'data',
  reads: 'scope',
  prepare: prepareFormat,
};

function prepareFormat(args: readonly string[]): Format {
  const paths = args.map(parsePath);
  return (value, scope) => fill(asString(value), paths, scope);
}

/** An unclosed `{` drops the rest; a stray `}` is text. */
function fill(pattern: string, paths: readonly Path[], scope: Scope): string {
  let result = '';
  let from = 0;
  for (let open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
    result += pattern.slice(from, open);
    const close = pattern.indexOf('}', open);
    if (close < 0) return result;
    result += argument(numberOf(pattern.slice(open + 1, close)), paths, scope);
    from = close + 1;
  }
  return result + pattern.slice(from);
}

/**
 * Parses the number in a group. A character other than a digit makes it invalid until a further `{`, which starts the
 * number again; a `{` in a valid group makes it invalid. An empty group is 0.
 */
function numberOf(group: string): number | undefined {
  let digits: string | undefined = '';
  for (const character of group) {
    if (digits === undefined) digits = character === '{' ? '' : undefined;
    else digits = character >= '0' && character <= '9' ? digits + character : undefined;
  }
  return digits === undefined ? undefined : Number(digits);
}

function argument(index: number | undefined, paths: readonly Path[], scope: Scope): string {
  const path = index === undefined ? undefined : paths[index];
  const value = path === undefined ? undefined : scope.resolveFromParent(path);
  return value === null || value === undefined ? '' : stringForm(value);
}

import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asString } from '../values/as-string.ts';
import { integerPrefix } from '../values/integer-prefix.ts';

/** The default limit in UTF-16 units. */
const DEFAULT_LIMIT = 100;

/**
 * `{text|truncate 40}`, `{text|truncate 40 …}`: cuts after the last white space within the limit (language reference
 * 11.7).
 */
export const truncate: Formatter = {
  name: 'truncate',
  family: 'text',
  reads: 'value',
  prepare: prepareTruncate,
};

function prepareTruncate(args: readonly string[], dialect: Dialect): Format {
  const [limitText, ellipsis = '...'] = args;
  const limit = limitText === undefined ? DEFAULT_LIMIT : integerPrefix(limitText, Number.NaN);
  if (Number.isNaN(limit) || (limit <= 0 && !dialect.truncateAppliesAnyLimit)) return (value) => value;
  if (limit < 0) return () => '';
  return (value) => {
    const text = asString(value);
    return text.length <= limit ? text : text.slice(0, cutAt(text, limit)) + ellipsis;
  };
}

/** Keeps the white space: `hello world` cut at 8 is `hello `. */
function cutAt(text: string, limit: number): number {
  for (let end = limit; end > 0; end--) {
    if (isAsciiSpace(text.charCodeAt(end - 1))) return end;
  }
  return limit;
}

/** TAB, LF, VT, FF, CR and space: the language defines its own white space, not Unicode's. */
function isAsciiSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

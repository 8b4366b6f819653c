import type { Format, Formatter } from '../contract.ts';
import { asString, integerPrefix } from '../values/index.ts';

/** The number of UTF-16 units a text may have when the template says nothing. */
const DEFAULT_LIMIT = 100;

/** `{text|truncate 40}`, `{text|truncate 40 …}`: cuts behind the last white space that fits (language reference 11.7). */
export const truncate: Formatter = {
  name: 'truncate',
  family: 'text',
  reads: 'value',
  prepare: prepareTruncate,
};

function prepareTruncate(args: readonly string[]): Format {
  const [limitText, ellipsis = '...'] = args;
  const limit = limitText === undefined ? DEFAULT_LIMIT : integerPrefix(limitText, 0);
  if (limit <= 0) return (value) => value;
  return (value) => {
    const text = asString(value);
    return text.length <= limit ? text : text.slice(0, cutAt(text, limit)) + ellipsis;
  };
}

/** The white space stays: `hello world` cut at 8 is `hello `. */
function cutAt(text: string, limit: number): number {
  for (let end = limit; end > 0; end--) {
    if (isAsciiSpace(text.charCodeAt(end - 1))) return end;
  }
  return limit;
}

/** TAB, LF, VT, FF, CR and space: the language's own white space, not Unicode's. */
function isAsciiSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

import type { CLDR } from '@phensley/cldr';
import type { Value } from '../contract.ts';
import { nameCachePerLocale } from '../date/zone/name-cache.ts';
import { argumentDecimal, argumentText } from './message-arguments.ts';
import { messageTags } from './message-tags.ts';

export interface MessageArguments {
  readonly positional: readonly Value[];
  readonly named: Readonly<Record<string, Value>>;
  /** Time zone of the dates in the message; UTC by default. */
  readonly timeZone?: string;
}

/** Maximum nesting of patterns: parsing time grows with length times depth. */
const MAX_DEPTH = 100;

/** The library caches patterns per formatter, and tags are bound to a time zone, so there is one formatter per zone. */
const formattersOf = nameCachePerLocale((cldr, timeZone) =>
  cldr.General.messageFormatter({
    converter: { asString: argumentText, asDecimal: argumentDecimal },
    formatters: messageTags(cldr, timeZone),
  }),
);

/**
 * Formats a message pattern (language reference 16). Returns `''` without a locale and for patterns nested deeper
 * than 100 braces.
 */
export function formatMessage(cldr: CLDR | undefined, pattern: string, args: MessageArguments): string {
  if (cldr === undefined || isTooDeep(pattern)) return '';
  const formatter = formattersOf(cldr).get(args.timeZone ?? 'UTC');
  return formatter.format(pattern, args.positional.map(present), namedArguments(args.named));
}

function isTooDeep(pattern: string): boolean {
  if (pattern.length <= MAX_DEPTH) return false;
  let depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charCodeAt(index);
    if (character === 0x7b) depth++;
    else if (character === 0x7d) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Prototype of named arguments, so that `{constructor}` is an ordinary name. */
export const NO_ARGUMENTS: Readonly<Record<string, Value>> = Object.freeze(Object.create(null));

function namedArguments(named: Readonly<Record<string, Value>>): Record<string, Value> {
  const copy: Record<string, Value> = Object.create(NO_ARGUMENTS);
  for (const name of Object.keys(named)) copy[name] = present(named[name]);
  return copy;
}

/** An argument that is passed as MISSING differs from an absent one (16.4). */
function present(argument: Value): Value {
  return argument === undefined ? null : argument;
}

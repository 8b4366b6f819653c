import type { CLDR } from '@phensley/cldr';
import type { Value } from '../contract.ts';
import { nameCachePerLocale } from '../date/zone/name-cache.ts';
import { argumentDecimal, argumentText } from './message-arguments.ts';
import { messageTags } from './message-tags.ts';

export interface MessageArguments {
  readonly positional: readonly Value[];
  readonly named: Readonly<Record<string, Value>>;
  /** Zone of the dates in the message, as `timeZoneOf` gives it; UTC when absent. */
  readonly timeZone?: string;
}

/** Patterns nested deeper are refused: the time to read one grows with its length times its depth. */
const MAX_DEPTH = 100;

/** The library remembers patterns in a formatter, and a formatter's tags know their zone: so one for each zone. */
const formattersOf = nameCachePerLocale((cldr, timeZone) =>
  cldr.General.messageFormatter({
    converter: { asString: argumentText, asDecimal: argumentDecimal },
    formatters: messageTags(cldr, timeZone),
  }),
);

/**
 * Language reference 16: fills in the tags of a message pattern. `''` without a locale, and for a pattern that nests
 * more than 100 braces.
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

/** What named arguments inherit from, so that `{constructor}` is a name like any other. */
export const NO_ARGUMENTS: Readonly<Record<string, Value>> = Object.freeze(Object.create(null));

function namedArguments(named: Readonly<Record<string, Value>>): Record<string, Value> {
  const copy: Record<string, Value> = Object.create(NO_ARGUMENTS);
  for (const name of Object.keys(named)) copy[name] = present(named[name]);
  return copy;
}

/** An argument that is given but MISSING is not an absent one (16.4). */
function present(argument: Value): Value {
  return argument === undefined ? null : argument;
}

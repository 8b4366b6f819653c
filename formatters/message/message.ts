import type { Format, Formatter, Path, Scope, Value } from '../contract.ts';
import { timeZoneOf } from '../date/zone/time-zone.ts';
import { asString } from '../values/as-string.ts';
import { parsePath } from '../values/parse-path.ts';
import { formatMessage, type MessageArguments, NO_ARGUMENTS } from './format-message.ts';

/** `{pattern|message count name:user.name}`: formats a message in the site's language (language reference 16). */
export const message: Formatter = {
  name: 'message',
  family: 'message',
  reads: 'scope',
  prepare: prepareMessage,
};

interface Argument {
  /** Empty for arguments that only have a position. */
  readonly name: string;
  readonly path: Path;
}

/** Shared with `plural`, which is an alias (15.9). */
export function prepareMessage(args: readonly string[]): Format {
  const expected = args.map(parseArgument);
  return (value, scope) => {
    if (scope.cldr === undefined) return '';
    return formatMessage(scope.cldr, asString(value), argumentsFrom(scope, expected));
  };
}

/** `name:path` or `name=path`, whichever separator comes first; else a path. */
function parseArgument(argument: string): Argument {
  const split = argument.search(/[:=]/);
  if (split < 0) return { name: '', path: parsePath(argument) };
  return { name: argument.slice(0, split), path: parsePath(argument.slice(split + 1)) };
}

function argumentsFrom(scope: Scope, expected: readonly Argument[]): MessageArguments {
  const positional: Value[] = [];
  const named = Object.create(NO_ARGUMENTS);
  for (const { name, path } of expected) {
    const value = scope.resolveFromParent(path);
    positional.push(value);
    if (name !== '') named[name] = value;
  }
  return { positional, named, timeZone: timeZoneOf(scope) };
}

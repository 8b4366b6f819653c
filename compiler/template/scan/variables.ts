import type { Formatter } from '../../../formatters/index.ts';
import type { FormatterCall, Reference } from '../tree/tree.ts';
import { splitArguments } from './arguments.ts';
import { type Cursor, isAtEnd, SPACE, takeCharacter, takeReference, takeWord } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

export interface Variables {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

/** `a, b|first args|second`: references, then formatters, up to the closing brace (language reference 4.1, 4.2). */
export function takeVariables(cursor: Cursor, context: TagContext): Variables | undefined {
  const references = takeReferences(cursor);
  if (references === undefined) return undefined;
  if (isAtEnd(cursor)) return { references, formatters: NO_FORMATTERS };
  const formatters = takeFormatters(cursor, context);
  return formatters === undefined ? undefined : { references, formatters };
}

const NO_FORMATTERS: readonly FormatterCall[] = [];

function takeReferences(cursor: Cursor): readonly Reference[] | undefined {
  const first = takeReference(cursor);
  if (first === undefined) return undefined;
  const references = [first];
  while (takeComma(cursor)) {
    const next = takeReference(cursor);
    if (next === undefined) return undefined;
    references.push(next);
  }
  return references;
}

/** A comma with spaces around it; spaces without a comma are left where they are. */
function takeComma(cursor: Cursor): boolean {
  const start = cursor.at;
  takeSpaces(cursor);
  if (takeCharacter(cursor, COMMA)) {
    takeSpaces(cursor);
    return true;
  }
  cursor.at = start;
  return false;
}

function takeSpaces(cursor: Cursor): void {
  while (takeCharacter(cursor, SPACE));
}

interface RawCall {
  readonly name: string;
  readonly args: string;
  readonly start: number;
  readonly end: number;
}

/** The first unknown name is reported and makes the whole tag text. */
function takeFormatters(cursor: Cursor, context: TagContext): readonly FormatterCall[] | undefined {
  const calls = takeCalls(cursor);
  if (calls === undefined) return undefined;
  const formatters: FormatterCall[] = [];
  for (const { name, args, start, end } of calls) {
    const formatter: Formatter | undefined = context.formatters.get(name);
    if (formatter === undefined) {
      context.report({ kind: 'formatter', name, start, end: start + name.length });
      return undefined;
    }
    formatters.push({ formatter, args: splitArguments(args), start, end });
  }
  return formatters;
}

function takeCalls(cursor: Cursor): readonly RawCall[] | undefined {
  const calls: RawCall[] = [];
  while (!isAtEnd(cursor)) {
    if (!takeCharacter(cursor, BAR)) return undefined;
    const start = cursor.at;
    const name = takeWord(cursor);
    if (name === undefined) return undefined;
    calls.push({ name, args: takeUpToBar(cursor), start, end: cursor.at });
  }
  return calls;
}

/** Looks no further than the tag: a search of the whole template would make many tags cost the square of their number. */
function takeUpToBar(cursor: Cursor): string {
  const start = cursor.at;
  while (cursor.at < cursor.end && cursor.text.charCodeAt(cursor.at) !== BAR) cursor.at++;
  return cursor.text.slice(start, cursor.at);
}

const COMMA = 44;
const BAR = 124;

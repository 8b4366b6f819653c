import type { Formatter } from '../../../formatters/index.ts';
import type { FormatterCall, Reference } from '../tree/tree.ts';
import { splitArguments } from './arguments.ts';
import { type Cursor, consumeCharacter, consumeReference, consumeWord, isAtEnd, SPACE } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

export interface Variables {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

/** `a, b|first args|second`: references, then formatters, up to the closing brace (language reference 4.1, 4.2). */
export function consumeVariables(cursor: Cursor, context: TagContext): Variables | undefined {
  const references = consumeReferences(cursor);
  if (references === undefined) return undefined;
  if (isAtEnd(cursor)) return { references, formatters: NO_FORMATTERS };
  const formatters = consumeFormatters(cursor, context);
  return formatters === undefined ? undefined : { references, formatters };
}

const NO_FORMATTERS: readonly FormatterCall[] = [];

function consumeReferences(cursor: Cursor): readonly Reference[] | undefined {
  const first = consumeReference(cursor);
  if (first === undefined) return undefined;
  const references = [first];
  while (consumeComma(cursor)) {
    const next = consumeReference(cursor);
    if (next === undefined) return undefined;
    references.push(next);
  }
  return references;
}

/** A comma with optional spaces; spaces without a comma are not consumed. */
function consumeComma(cursor: Cursor): boolean {
  const start = cursor.at;
  consumeSpaces(cursor);
  if (consumeCharacter(cursor, COMMA)) {
    consumeSpaces(cursor);
    return true;
  }
  cursor.at = start;
  return false;
}

function consumeSpaces(cursor: Cursor): void {
  while (consumeCharacter(cursor, SPACE));
}

interface RawCall {
  readonly name: string;
  readonly args: string;
  readonly start: number;
  readonly end: number;
}

/** The first unknown name is reported and turns the whole tag into text. */
function consumeFormatters(cursor: Cursor, context: TagContext): readonly FormatterCall[] | undefined {
  const calls = consumeCalls(cursor);
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

function consumeCalls(cursor: Cursor): readonly RawCall[] | undefined {
  const calls: RawCall[] = [];
  while (!isAtEnd(cursor)) {
    if (!consumeCharacter(cursor, BAR)) return undefined;
    const start = cursor.at;
    const name = consumeWord(cursor);
    if (name === undefined) return undefined;
    calls.push({ name, args: consumeUpToBar(cursor), start, end: cursor.at });
  }
  return calls;
}

/** Searches only the tag: searching the whole template would take quadratic time for many tags. */
function consumeUpToBar(cursor: Cursor): string {
  const start = cursor.at;
  while (cursor.at < cursor.end && cursor.text.charCodeAt(cursor.at) !== BAR) cursor.at++;
  return cursor.text.slice(start, cursor.at);
}

const COMMA = 44;
const BAR = 124;

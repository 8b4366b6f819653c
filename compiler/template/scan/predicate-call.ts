import type { PredicateCall } from '../tree/tree.ts';
import { splitArguments } from './arguments.ts';
import { type Cursor, consumePredicateName, consumeRest } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

/** `name? args` up to the closing brace. An unknown name is reported; the call is kept and is always false. */
export function consumePredicateCall(cursor: Cursor, context: TagContext): PredicateCall | undefined {
  const start = cursor.at;
  const name = consumePredicateName(cursor);
  if (name === undefined) return undefined;
  const nameEnd = cursor.at;
  const text = consumeRest(cursor);
  const predicate = context.predicates.get(name);
  if (predicate === undefined) context.report({ kind: 'predicate', name, start, end: nameEnd });
  // A delimiter alone means no arguments; a formatter would get one empty argument (language reference 4.3).
  const args = text.length === 1 ? { delimiter: text, values: [] } : splitArguments(text);
  return { name, predicate, args, start, end: cursor.at };
}

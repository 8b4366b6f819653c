import type { Compiler } from '../run/compiler.ts';
import { compileCall } from '../run/predicate-call.ts';
import type { Segment } from '../run/run.ts';
import { consumeCharacter, isAtEnd, SPACE } from '../scan/cursor.ts';
import { consumePredicateCall } from '../scan/predicate-call.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { Or } from '../tree/tree.ts';

/** `{.or}` and `{.or name? args}`: runs when the part before does not (language reference 4.4, 8.5). */
export const parseOr: TagParser = (cursor, context, start) => {
  if (isAtEnd(cursor))
    return { kind: 'or', call: undefined, body: [], alternate: 'open', start, end: cursor.end + 1 };
  if (!consumeCharacter(cursor, SPACE)) return undefined;
  const call = consumePredicateCall(cursor, context);
  return call && { kind: 'or', call, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

export function compileOr(or: Or, compiler: Compiler): Segment {
  const body = compiler.block(or.body);
  if (or.call === undefined) return body;
  const test = compileCall(or.call, compiler);
  const alternate = compiler.alternate(or.alternate);
  return (run) => {
    run.at = or;
    return test(run) ? body(run) : alternate(run);
  };
}

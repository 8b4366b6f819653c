import type { Compiler } from '../run/compiler.ts';
import { compileCall } from '../run/predicate-call.ts';
import type { Segment } from '../run/run.ts';
import { consumePredicateCall } from '../scan/predicate-call.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { generateCall } from '../source/alternate.ts';
import type { Generator, Level } from '../source/generator.ts';
import type { PredicateBlock } from '../tree/tree.ts';

/** `{.name? args}`, the same as `{.if name? args}`: runs its block when the predicate holds (language reference 8.5). */
export const parsePredicate: TagParser = (cursor, context, start) => {
  const call = consumePredicateCall(cursor, context);
  return call && { kind: 'predicate', call, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

export function compilePredicate(block: PredicateBlock, compiler: Compiler): Segment {
  const test = compileCall(block.call, compiler);
  const body = compiler.block(block.body);
  const alternate = compiler.alternate(block.alternate);
  return (run) => {
    run.at = block;
    return test(run) ? body(run) : alternate(run);
  };
}

export function generatePredicate(block: PredicateBlock, level: Level, generator: Generator): void {
  generateCall(block, { instruction: block, level }, generator);
}

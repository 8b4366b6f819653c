import type { Compiler } from '../run/compiler.ts';
import { runIncluded } from '../run/partials.ts';
import type { Segment } from '../run/run.ts';
import { consumeCharacter, consumeRest, isAtEnd, SPACE } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { Include } from '../tree/tree.ts';

/** `{.include name output}`: runs a macro or partial in the current frame (language reference 8.11). */
export const parseInclude: TagParser = (cursor, _context, start) => {
  if (!consumeCharacter(cursor, SPACE) || isAtEnd(cursor)) return undefined;
  const [name, ...args] = consumeRest(cursor).split(' ');
  if (name === undefined) return undefined;
  return { kind: 'include', name, args, start, end: cursor.end + 1 };
};

export function compileInclude(include: Include, compiler: Compiler): Segment {
  if (!compiler.enableInclude) return () => '';
  const prints = include.args.includes('output');
  return (run) => {
    run.at = include;
    const printed = runIncluded(run, include.name);
    return prints ? printed : '';
  };
}

import { isTruthy } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import { pathBelow, recordLookUpHere, resolveHere } from '../run/resolve.ts';
import { createFrame, type Hole } from '../run/run.ts';
import { isAtEnd, takeReference, takeWhiteSpace } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { Section } from '../tree.ts';

/** `{.section a.b}`: goes into a value when it is true (language reference 8.3). */
export const parseSection: TagParser = (cursor, _context, start) => {
  if (!takeWhiteSpace(cursor)) return undefined;
  const reference = takeReference(cursor);
  if (reference === undefined || !isAtEnd(cursor)) return undefined;
  return { kind: 'section', reference, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

export function compileSection(section: Section, compiler: Compiler): Hole {
  const { path } = section.reference;
  const body = compiler.block(section.body);
  const alternate = compiler.alternate(section.alternate);
  const { sectionAlternateOutside } = compiler.dialect;
  return (run) => {
    const outer = run.frame;
    const value = resolveHere(outer, path);
    if (run.reads !== undefined) recordLookUpHere(run, path, typeof value === 'object' ? 'test' : 'value');
    const holds = isTruthy(value);
    if (!holds && sectionAlternateOutside) return alternate(run);
    run.frame = createFrame(value, outer);
    if (run.reads !== undefined) run.frame.path = pathBelow(outer, path);
    const printed = holds ? body(run) : alternate(run);
    run.frame = outer;
    return printed;
  };
}

import { isTruthy } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import { compileHereResolver, pathBelow, recordLocalLookup } from '../run/resolve.ts';
import { createFrame, type Segment } from '../run/run.ts';
import { consumeReference, consumeWhiteSpace, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { generateAlternate, generateBlock } from '../source/alternate.ts';
import { generateClosure } from '../source/closure.ts';
import type { Generator, Level } from '../source/generator.ts';
import { alternateNeedsFrame, isPlainSection, needsFrame } from '../source/needs-frame.ts';
import { generateLocalLookup } from '../source/reference.ts';
import type { Section } from '../tree/tree.ts';

/** `{.section a.b}`: enters a value if it is truthy (language reference 8.3). */
export const parseSection: TagParser = (cursor, _context, start) => {
  if (!consumeWhiteSpace(cursor)) return undefined;
  const reference = consumeReference(cursor);
  if (reference === undefined || !isAtEnd(cursor)) return undefined;
  return { kind: 'section', reference, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

export function compileSection(section: Section, compiler: Compiler): Segment {
  const { path } = section.reference;
  const resolve = compileHereResolver(path, compiler.dialect);
  const body = compiler.block(section.body);
  const alternate = compiler.alternate(section.alternate);
  const { sectionAlternateOutside } = compiler.dialect;
  return (run) => {
    const outer = run.frame;
    const value = resolve(outer);
    if (run.reads !== undefined) recordLocalLookup(run, path, typeof value === 'object' ? 'test' : 'value');
    const holds = isTruthy(value);
    if (!holds && sectionAlternateOutside) return alternate(run);
    run.frame = createFrame(value, outer);
    if (run.reads !== undefined) run.frame.path = pathBelow(outer, path);
    const printed = holds ? body(run) : alternate(run);
    run.frame = outer;
    return printed;
  };
}

export function generateSection(section: Section, level: Level, generator: Generator): void {
  const { compiler } = generator;
  if (!isPlainSection(section)) {
    generateClosure(compileSection(section, compiler), { instruction: section, level }, generator);
    return;
  }
  const { sectionAlternateOutside } = compiler.dialect;
  const value = generateLocalLookup(section.reference.path, level, generator);
  generator.line(`if (isTruthy(${value})) {`);
  generateInside(value, level, generator, {
    needsFrame: needsFrame(section.body),
    write: (inside) => generateBlock(section.body, inside, generator),
  });
  generator.line('} else {');
  if (sectionAlternateOutside)
    generateAlternate(section.alternate, { instruction: section, level }, generator);
  else {
    generateInside(value, level, generator, {
      needsFrame: alternateNeedsFrame(section.alternate),
      write: (inside) =>
        generateAlternate(section.alternate, { instruction: section, level: inside }, generator),
    });
  }
  generator.line('}');
}

interface Inside {
  readonly needsFrame: boolean;
  readonly write: (level: Level) => void;
}

/** Generates code one level deeper, with a frame only where something reads it. */
function generateInside(node: string, level: Level, generator: Generator, inside: Inside): void {
  const frame = inside.needsFrame ? generator.fresh() : undefined;
  const plain = generator.fresh();
  generator.line(`const ${plain} = isPlainObject(${node});`);
  if (frame !== undefined)
    generator.line(`const ${frame} = run.frame = createFrame(${node}, ${level.frame});`);
  inside.write({ node, plain, frame, parent: level });
  if (frame !== undefined) generator.line(`run.frame = ${level.frame};`);
}

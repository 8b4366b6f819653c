import type { Value } from '../../../formatters/index.ts';
import { stopForOutput } from '../run/block.ts';
import type { Compiler } from '../run/compiler.ts';
import { compileHereResolver, pathBelow, recordLocalLookup } from '../run/resolve.ts';
import { createFrame, type Run, type Segment, setNode } from '../run/run.ts';
import { consume, consumeReference, consumeWhiteSpace, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeSpace } from '../scan/white-space.ts';
import { generateAlternate, generateBlock } from '../source/alternate.ts';
import { generateClosure } from '../source/closure.ts';
import type { Generator, Level } from '../source/generator.ts';
import { isPlainSection, needsFrame } from '../source/needs-frame.ts';
import { generateLocalLookup } from '../source/reference.ts';
import type { RepeatedSection } from '../tree/tree.ts';

/** `{.repeated section items}`: once for each element of a non-empty array (language reference 8.6). */
export const parseRepeatedSection: TagParser = (cursor, context, start) => {
  if (!consumeSpace(cursor, context) || !consume(cursor, 'section') || !consumeWhiteSpace(cursor))
    return undefined;
  const reference = consumeReference(cursor);
  if (reference === undefined || !isAtEnd(cursor)) return undefined;
  return {
    kind: 'repeated-section',
    reference,
    body: [],
    separator: [],
    alternate: 'open',
    start,
    end: cursor.end + 1,
  };
};

export function compileRepeatedSection(loop: RepeatedSection, compiler: Compiler): Segment {
  const { path } = loop.reference;
  const resolve = compileHereResolver(path, compiler.dialect);
  const turn = {
    body: compiler.block(loop.body),
    separator: loop.separator.length > 0 ? compiler.block(loop.separator) : undefined,
  };
  const alternate = compiler.alternate(loop.alternate);
  return (run) => {
    const outer = run.frame;
    const items = resolve(outer);
    if (run.reads !== undefined) recordLocalLookup(run, path, 'test');
    if (!Array.isArray(items) || items.length === 0) return alternate(run);
    run.frame = createFrame(items, outer);
    if (run.reads !== undefined) run.frame.path = pathBelow(outer, path);
    const printed = runIterations(run, items, turn);
    run.frame = outer;
    return printed;
  };
}

interface Iteration {
  readonly body: Segment;
  readonly separator: Segment | undefined;
}

/** One frame serves all iterations: it is cleared for each, and nothing retains it for longer. */
function runIterations(run: Run, items: readonly Value[], { body, separator }: Iteration): string {
  const array = run.frame;
  const element = createFrame(undefined, array);
  run.frame = element;
  let printed = '';
  const last = items.length - 1;
  for (let index = 0; index <= last && !run.isStopped; index++) {
    array.index = index;
    setNode(element, items[index]);
    element.variables = undefined;
    element.macros = undefined;
    if (run.reads !== undefined)
      element.path = array.path === undefined ? undefined : `${array.path}.${index}`;
    printed += body(run);
    if (separator !== undefined && index < last) printed += separator(run);
    if (printed.length > run.limits.maxOutput) stopForOutput(run);
  }
  return printed;
}

export function generateRepeatedSection(loop: RepeatedSection, level: Level, generator: Generator): void {
  if (!isPlainSection(loop)) {
    generateClosure(
      compileRepeatedSection(loop, generator.compiler),
      { instruction: loop, level },
      generator,
    );
    return;
  }
  const items = generateLocalLookup(loop.reference.path, level, generator);
  generator.line(`if (Array.isArray(${items}) && ${items}.length > 0) {`);
  generateIterations(loop, items, level, generator);
  generator.line('} else {');
  generateAlternate(loop.alternate, { instruction: loop, level }, generator);
  generator.line('}');
}

function generateIterations(loop: RepeatedSection, items: string, outer: Level, generator: Generator): void {
  const [index, last, node] = [generator.fresh(), generator.fresh(), generator.fresh()];
  const hasFrame = needsFrame(loop.body) || needsFrame(loop.separator);
  const [array, element] = hasFrame ? [generator.fresh(), generator.fresh()] : [undefined, undefined];
  const plain = generator.fresh();
  const arrayLevel = { node: items, plain: 'false', frame: array, index, parent: outer };
  const level: Level = { node, plain, frame: element, parent: arrayLevel };
  if (hasFrame) {
    generator.line(`const ${array} = createFrame(${items}, ${outer.frame});`);
    generator.line(`const ${element} = run.frame = createFrame(undefined, ${array});`);
  }
  generator.line(
    `for (let ${index} = 0, ${last} = ${items}.length - 1; ${index} <= ${last} && !run.isStopped; ${index}++) {`,
  );
  generator.line(`const ${node} = ${items}[${index}];`);
  generator.line(`const ${plain} = isPlainObject(${node});`);
  if (hasFrame) {
    generator.line(`${array}.index = ${index}; ${element}.node = ${node}; ${element}.isPlain = ${plain};`);
    generator.line(`${element}.variables = undefined; ${element}.macros = undefined;`);
  }
  generator.line(`charge(run, ${loop.body.length});`);
  generator.block(loop.body, level);
  if (loop.separator.length > 0) {
    generator.line(`if (${index} < ${last}) {`);
    generateBlock(loop.separator, level, generator);
    generator.line('}');
  }
  generator.line('if (out.length > run.limits.maxOutput) stopForOutput(run);');
  generator.line('}');
  if (hasFrame) generator.line(`run.frame = ${outer.frame};`);
}

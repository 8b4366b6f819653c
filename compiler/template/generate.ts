import type { SourceText } from '../diagnostics/source-text.ts';
import { compileInstruction, compilerFor } from './compile.ts';
import type { CompileOptions } from './contract.ts';
import { generateIf } from './instructions/if.ts';
import { generatePredicate } from './instructions/predicate.ts';
import { generateRepeatedSection } from './instructions/repeated-section.ts';
import { generateSection } from './instructions/section.ts';
import { generateVariable } from './instructions/variable.ts';
import type { RunnablePartials } from './run/run.ts';
import { generateClosure } from './source/closure.ts';
import type { Generator, Level } from './source/generator.ts';
import type { Instruction, Root } from './tree/tree.ts';

/** A template as JavaScript source, with the values that the source refers to. */
export interface GeneratedSource {
  /** Body of a function of `lib` and `constants` that returns a segment. */
  readonly body: string;
  readonly constants: readonly unknown[];
}

/** Generates JavaScript for a tree. Instructions that do not benefit stay closures and are called. */
export function generateSource(
  root: Root,
  source: SourceText,
  { options, partials }: { readonly options: CompileOptions; readonly partials: RunnablePartials },
): GeneratedSource {
  const constants: unknown[] = [];
  const lines: string[] = [];
  let pending = '';
  let names = 0;
  const outward = new Map<string, string>();
  const generator: Generator = {
    compiler: compilerFor(source, options),
    constant(value) {
      const known = constants.indexOf(value);
      return `c${known < 0 ? constants.push(value) - 1 : known}`;
    },
    partials,
    outward(name) {
      const known = outward.get(name) ?? `u${outward.size}`;
      outward.set(name, known);
      return known;
    },
    fresh: () => `v${names++}`,
    line(code) {
      if (pending !== '') lines.push(`out += ${JSON.stringify(pending)};`);
      pending = '';
      lines.push(code);
    },
    text(text) {
      pending += text;
    },
    print(expression) {
      const before = pending === '' ? '' : `${JSON.stringify(pending)} + `;
      pending = '';
      lines.push(`out += ${before}${expression};`);
    },
    block(instructions, level) {
      for (const instruction of instructions) generateInstruction(instruction, level, generator);
    },
  };
  generator.line(`charge(run, ${root.body.length});`);
  generator.block(root.body, { node: 'n0', plain: 'p0', frame: 'f0' });
  generator.line('return out;');
  const declarations = constants.map((_, index) => `const c${index} = constants[${index}];`);
  const functions = [...outward].map(([name, called]) => outwardFunction(called, JSON.stringify(name)));
  return { body: [HEAD, ...declarations, ...functions, OPENING, ...lines, CLOSING].join('\n'), constants };
}

/**
 * Looks up a name from a frame down. One function per name, so that the engine learns the object shapes; arrays never have a
 * name, and a node seen twice in a row is not tested again.
 */
function outwardFunction(called: string, key: string): string {
  return `function ${called}(frame, asked) {
for (let node = asked; frame !== undefined; frame = frame.parent) {
if (frame.node !== node) {
node = frame.node;
const value = frame.isPlain ? dataOf(node[${key}]) : Array.isArray(node) ? undefined : frameMember(node, ${key});
if (value !== undefined) return value;
}
if (frame.stopsResolution) return undefined;
}
return undefined;
}`;
}

const HEAD = `'use strict';
const { charge, createFrame, dataOf, endOfStack, fail, frameMember, isPlainObject, isTruthy, lookUpMember, member, NONE, print, stopForOutput } = lib;`;
const OPENING = `return function generated(run) {
if (run.isStopped) return '';
const f0 = run.frame;
const n0 = f0.node;
const p0 = f0.isPlain;
const below = f0.stopsResolution ? undefined : f0.parent;
let out = '';
try {`;
const CLOSING = `} catch (error) {
run.frame = f0;
if (!endOfStack(run, error)) throw error;
return out;
}
};`;

function generateInstruction(instruction: Instruction, level: Level, generator: Generator): void {
  switch (instruction.kind) {
    case 'variable':
      generateVariable(instruction, level, generator);
      break;
    case 'section':
      generateSection(instruction, level, generator);
      break;
    case 'repeated-section':
      generateRepeatedSection(instruction, level, generator);
      break;
    case 'if':
      generateIf(instruction, level, generator);
      break;
    case 'predicate':
      generatePredicate(instruction, level, generator);
      break;
    default:
      generateClosure(compileInstruction(instruction, generator.compiler), { instruction, level }, generator);
  }
}

import type { Compiler } from '../run/compiler.ts';
import type { Segment } from '../run/run.ts';
import { compileVariableTag } from '../run/variables.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeVariables } from '../scan/variables.ts';
import { generateClosure } from '../source/closure.ts';
import { type Generator, isPlainReference, type Level } from '../source/generator.ts';
import { generateGuarded } from '../source/guard.ts';
import { isPlainVariable, neverReports } from '../source/needs-frame.ts';
import { generateLookup } from '../source/reference.ts';
import type { FormatterCall, Instruction, Variable } from '../tree/tree.ts';

/** `{a}`, `{a, b|formatter args}`: prints a value (language reference 4.1, 8.2). */
export const parseVariable: TagParser = (cursor, context, start) => {
  const variables = consumeVariables(cursor, context);
  if (variables === undefined) return undefined;
  const { references, formatters } = variables;
  return { kind: 'variable', references, formatters, start, end: cursor.end + 1 };
};

export function compileVariableInstruction(variable: Variable, compiler: Compiler): Segment {
  return compileVariableTag(variable, compiler);
}

export function generateVariable(variable: Variable, level: Level, generator: Generator): void {
  const [reference] = variable.references;
  if (reference === undefined || !(isPlainVariable(variable) || appliesOnly(variable))) {
    generateClosure(
      compileVariableInstruction(variable, generator.compiler),
      { instruction: variable, level },
      generator,
    );
    return;
  }
  const found = generateLookup(reference.path, level, generator);
  const taken = inlinablePartial(variable, generator);
  if (taken === undefined) generatePrinted(variable, { found, level }, generator);
  else generateInlined(taken, { variable, found, level }, generator);
}

function generatePrinted(
  variable: Variable,
  { found, level }: { readonly found: string; readonly level: Level },
  generator: Generator,
): void {
  if (variable.formatters.length === 0) {
    generator.print(printExpression(found, generator));
    return;
  }
  const [only] = variable.formatters;
  if (variable.formatters.length === 1 && only?.formatter.ofText !== undefined) {
    generateText(only, found, generator);
    return;
  }
  const result = generator.fresh();
  const { dialect } = generator.compiler;
  const formats = variable.formatters.map(({ formatter, args }) =>
    generator.constant(formatter.prepare(args?.values ?? [], dialect)),
  );
  const chain = formats.reduce((value, format) => `${format}(${value}, run.scope, NONE)`, found);
  generator.line(`let ${result} = '';`);
  // A partial resolves names where it was applied; a formatter that sees only the value does not.
  const at = appliesOnly(variable) ? `run.at = ${generator.constant(variable)}; ` : '';
  generateGuarded(`${at}${result} = ${chain};`, { instruction: variable, level }, generator);
  generator.print(printExpression(result, generator));
}

/** The body of a partial that can be inlined in place of its `apply`. */
function inlinablePartial(variable: Variable, generator: Generator): readonly Instruction[] | undefined {
  const [name, ...options] = variable.formatters[0]?.args?.values ?? [];
  if (!appliesOnly(variable) || name === undefined || options.length > 0) return undefined;
  const partial = generator.partials.find(name);
  if (partial === undefined || partial.errors.length > 0 || !neverReports(partial.body)) return undefined;
  return partial.dialect === generator.compiler.dialect.name ? partial.body : undefined;
}

interface Application {
  readonly variable: Variable;
  readonly found: string;
  readonly level: Level;
}

/** Generates an inlined partial, for runs with the partials that it was taken from; other runs apply their own. */
function generateInlined(
  body: readonly Instruction[],
  { variable, found, level }: Application,
  generator: Generator,
): void {
  const partials = generator.constant(generator.partials);
  generator.line(
    `if (run.partials === ${partials} && !run.hasMacros && run.depth < run.limits.maxPartialDepth) {`,
  );
  // `{@|apply product}`: what is known about the node also applies to the value.
  const plain = found === level.node ? level.plain : generator.fresh();
  if (found !== level.node) generator.line(`const ${plain} = isPlainObject(${found});`);
  generator.line(`charge(run, ${body.length});`);
  generator.block(body, { node: found, plain, frame: undefined, parent: level });
  generator.line('} else {');
  generatePrinted(variable, { found, level }, generator);
  generator.line('}');
}

/** Strings go directly to the formatter's text function; all other values go through the formatter. */
function generateText({ formatter, args }: FormatterCall, found: string, generator: Generator): void {
  const ofText = generator.constant(formatter.ofText);
  const format = generator.constant(formatter.prepare(args?.values ?? [], generator.compiler.dialect));
  const otherwise = `print(${format}(${found}, run.scope, NONE), ${generator.constant(generator.compiler.dialect)})`;
  generator.print(`(typeof ${found} === 'string' ? ${ofText}(${found}) : ${otherwise})`);
}

/** A single name passed to a partial: the partial pushes the frame, so the tag need not. */
function appliesOnly({ references, formatters }: Variable): boolean {
  const [first] = references;
  if (references.length !== 1 || first === undefined || !isPlainReference(first.path)) return false;
  return formatters.length === 1 && formatters[0]?.formatter.name === 'apply';
}

function printExpression(value: string, { compiler, constant }: Generator): string {
  return `(typeof ${value} === 'string' ? ${value} : print(${value}, ${constant(compiler.dialect)}))`;
}

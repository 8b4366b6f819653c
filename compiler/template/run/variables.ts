import { type Format, print, type Value } from '../../../formatters/index.ts';
import type { FormatterCall, Reference, Span } from '../tree/tree.ts';
import type { Compiler } from './compiler.ts';
import { pathOfFound } from './resolve.ts';
import { createFrame, type Evaluator, type Run, type Segment } from './run.ts';

const NONE: readonly Value[] = [];

/** The common part of a variable tag and `.var`. */
export interface VariableParts extends Span {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

/** A variable tag: resolves all references, formats the first and prints it (8.2). */
export function compileVariableTag(tag: VariableParts, compiler: Compiler): Segment {
  const { dialect } = compiler;
  const [reference] = tag.references;
  const [call] = tag.formatters;
  const isSimple = tag.references.length === 1 && tag.formatters.length <= 1;
  if (isSimple && reference !== undefined && call?.formatter.reads === 'value') {
    const resolve = compiler.resolver(reference.path, 'value');
    const format = call.formatter.prepare(call.args?.values ?? [], dialect);
    return (run) => {
      const printed = format(resolve(run), run.scope, NONE);
      return typeof printed === 'string' ? printed : print(printed, dialect);
    };
  }
  const value = compileVariable(tag, compiler, true);
  return (run) => {
    const printed = value(run);
    return typeof printed === 'string' ? printed : print(printed, dialect);
  };
}

/** Computes the value of a variable tag or `.var`. Only the tag pushes a frame with the value for its formatters. */
export function compileVariable(tag: VariableParts, compiler: Compiler, pushesFrame: boolean): Evaluator {
  const [first, ...others] = tag.references;
  if (first === undefined) return () => undefined;
  // `apply` reads only the parts of the value that its partial reads.
  const applies = tag.formatters[0]?.formatter.name === 'apply';
  const use = applies ? 'test' : 'value';
  const resolveFirst = compiler.resolver(first.path, use);
  const formats = prepareFormats(tag.formatters, compiler);
  const [only] = formats;
  if (only === undefined) return resolveFirst;
  const appliesOnly = applies && formats.length === 1;
  const readsScope = tag.formatters.some(({ formatter }) => formatter.reads === 'scope');
  if (!readsScope && formats.length === 1 && others.length === 0) {
    return (run) => only(resolveFirst(run), run.scope, NONE);
  }
  const resolveOthers = others.map(({ path }) => compiler.resolver(path, 'value'));
  const chain = compileChain(formats);
  if (!readsScope) return (run) => chain(run, resolveFirst(run), resolveAll(run, resolveOthers));
  return (run) => {
    const value = resolveFirst(run);
    const rest = resolveAll(run, resolveOthers);
    run.at = tag;
    // A partial pushes the value itself, so `apply` alone needs only one frame.
    if (!pushesFrame || (appliesOnly && run.reads === undefined)) return chain(run, value, rest);
    const outer = run.frame;
    run.frame = createFrame(value, outer);
    if (run.reads !== undefined) run.frame.path = pathOfFound(outer, first.path);
    const result = chain(run, value, rest);
    run.frame = outer;
    return result;
  };
}

function prepareFormats(calls: readonly FormatterCall[], { dialect }: Compiler): readonly Format[] {
  return calls.map(({ formatter, args }) => formatter.prepare(args?.values ?? [], dialect));
}

type Chain = (run: Run, value: Value, others: readonly Value[]) => Value;

function compileChain(formats: readonly Format[]): Chain {
  const [only] = formats;
  if (formats.length === 1 && only !== undefined)
    return (run, value, others) => only(value, run.scope, others);
  return (run, value, others) => {
    let result = value;
    for (const format of formats) result = format(result, run.scope, others);
    return result;
  };
}

function resolveAll(run: Run, resolvers: readonly Evaluator[]): readonly Value[] {
  return resolvers.length === 0 ? NONE : resolvers.map((resolve) => resolve(run));
}

import { type Format, print, type Value } from '../../../formatters/index.ts';
import type { FormatterCall, Reference, Span } from '../tree.ts';
import type { Compiler } from './compiler.ts';
import { pathBelow, resolver } from './resolve.ts';
import { createFrame, type Evaluator, type Frame, type Hole, type Run } from './run.ts';

const NONE: readonly Value[] = [];

/** A variable tag: all references are resolved, the first goes through the formatters and is printed (8.2). */
export function compileVariableTag(tag: VariableParts, compiler: Compiler): Hole {
  const value = compileVariable(tag, compiler, true);
  const { dialect } = compiler;
  return (run) => {
    const printed = value(run);
    return typeof printed === 'string' ? printed : print(printed, dialect);
  };
}

interface VariableParts extends Span {
  readonly references: readonly Reference[];
  readonly formatters: readonly FormatterCall[];
}

/** The value of a variable tag or `.var`. Only the tag pushes a frame with the value for its formatters to look into. */
export function compileVariable(tag: VariableParts, compiler: Compiler, pushesFrame: boolean): Evaluator {
  const [first, ...others] = tag.references;
  if (first === undefined) return () => undefined;
  const applies = tag.formatters[0]?.formatter.name === 'apply';
  const resolveFirst = resolver(first.path, applies ? 'test' : 'value');
  if (tag.formatters.length === 0) return resolveFirst;
  const formats = tag.formatters.map(({ formatter, args }) =>
    formatter.prepare(args?.values ?? [], compiler.dialect),
  );
  const only = formats[0] as Format;
  const readsScope = tag.formatters.some(({ formatter }) => formatter.reads === 'scope');
  if (!readsScope && formats.length === 1 && others.length === 0) {
    return (run) => only(resolveFirst(run), run.scope, NONE);
  }
  const resolveOthers = others.map((reference) => resolver(reference.path, 'value'));
  const chain = compileChain(formats);
  if (!readsScope) return (run) => chain(run, resolveFirst(run), resolveAll(run, resolveOthers));
  return (run) => {
    const value = resolveFirst(run);
    const rest = resolveAll(run, resolveOthers);
    run.at = tag;
    if (!pushesFrame) return chain(run, value, rest);
    const outer = run.frame;
    run.frame = createFrame(value, outer);
    if (run.reads !== undefined) run.frame.path = pathOfFound(outer, first);
    const result = chain(run, value, rest);
    run.frame = outer;
    return result;
  };
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

/** Where the value of a reference stands in the data: below the frame that its first name was found in. */
function pathOfFound(from: Frame, reference: Reference): string | undefined {
  const first = reference.path[0];
  for (let frame: Frame | undefined = from; frame !== undefined; frame = frame.parent) {
    const isHere = first === '@' || Object.hasOwn(Object(frame.node), first ?? '');
    if (isHere) return pathBelow(frame, reference.path);
    if (frame.stopsResolution) return undefined;
  }
  return undefined;
}

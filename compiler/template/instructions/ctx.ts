import type { Value } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import { stop } from '../run/report.ts';
import { bindVariable, type Run, type Segment } from '../run/run.ts';
import {
  type Cursor,
  consume,
  consumeDefinition,
  consumeReference,
  consumeWhiteSpace,
  consumeWord,
  isAtEnd,
} from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeSpace } from '../scan/white-space.ts';
import type { BindContext } from '../tree/tree.ts';

/** `{.ctx @name key=a.b other=c}`: binds an object made of values (language reference 4.5, 8.8). */
export const parseCtx: TagParser = (cursor, context, start) => {
  if (!consumeSpace(cursor, context)) return undefined;
  const name = consumeDefinition(cursor);
  if (name === undefined || !consumeSpace(cursor, context)) return undefined;
  const bindings = consumeBindings(cursor);
  if (bindings.length === 0 || !isAtEnd(cursor)) return undefined;
  return { kind: 'ctx', name, bindings, start, end: cursor.end + 1 };
};

type Binding = BindContext['bindings'][number];

/** Stops at the first text that is not a binding; one bare word there is ignored. */
function consumeBindings(cursor: Cursor): readonly Binding[] {
  const bindings: Binding[] = [];
  for (;;) {
    const start = cursor.at;
    const key = consumeWord(cursor);
    if (key === undefined) return bindings;
    if (!consume(cursor, '=')) return bindings;
    const reference = consumeReference(cursor);
    if (reference === undefined) {
      cursor.at = start;
      return bindings;
    }
    bindings.push({ key, reference });
    consumeWhiteSpace(cursor);
  }
}

export function compileCtx({ name, bindings }: BindContext, compiler: Compiler): Segment {
  const entries = bindings.map(({ key, reference }) => ({
    key,
    resolve: compiler.resolver(reference.path, 'value'),
  }));
  return (run) => {
    const made: Record<string, Value> = {};
    let size = 0;
    for (const { key, resolve } of entries) {
      const value = resolve(run) ?? null;
      made[key] = value;
      size += sizeOf(run, value);
    }
    if (size > MAX_SIZE) {
      stop(run, `The object ${name} holds more than ${MAX_SIZE} values`);
      return '';
    }
    run.resizedSizes ??= new WeakMap();
    run.resizedSizes.set(made, size);
    bindVariable(run.frame, name, made);
    return '';
  };
}

/**
 * Maximum number of values in an object made from other made objects, counted with repetition. Otherwise sixty lines that bind a
 * value twice to itself would print 2^60 characters as JSON.
 */
const MAX_SIZE = 10_000;

/** Values from the data count as one, whatever their size. */
function sizeOf(run: Run, value: Value): number {
  return typeof value === 'object' && value !== null ? (run.resizedSizes?.get(value) ?? 1) : 1;
}

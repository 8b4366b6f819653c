import { applyOperations, type DocKey, type Operation, ownValue } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';
import { sameJson } from './json-equal.ts';

/** A changed path, as deep as possible. Undefined means absent. Lists are compared as one value. */
export interface Difference {
  readonly at: readonly string[];
  readonly from: unknown;
  readonly to: unknown;
}

/** Returns the paths where two bodies differ. An undefined body does not exist. */
export function differences(from: unknown, to: unknown, at: readonly string[] = []): readonly Difference[] {
  if (from === to) return [];
  if (!isRecord(from) || !isRecord(to)) return sameJson(from, to) ? [] : [{ at, from, to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => differences(ownValue(from, key), ownValue(to, key), [...at, key]));
}

/** Returns the operations that turn one body into another. */
export function changesBetween(doc: DocKey, from: unknown, to: unknown): readonly Operation[] {
  return differences(from, to).map((each) => operationFor(doc, each));
}

/** Returns the operation for a difference, for a body that has `from` at its path. */
export function operationFor(doc: DocKey, { at, from, to }: Difference): Operation {
  const target = { doc, at: [...at] };
  if (to === undefined) return { ...target, kind: 'remove', prev: from };
  if (from === undefined) return { ...target, kind: 'insert', value: to };
  return {
    ...target,
    kind: typeof to === 'string' && to.length > 200 ? 'text' : 'set',
    value: to,
    prev: from,
  };
}

/**
 * Applies operations to a body. Returns undefined when they do not apply; the returned body is undefined when it no
 * longer exists.
 */
export function applyToBody(
  doc: DocKey,
  body: unknown,
  ops: readonly Operation[],
): { readonly body: unknown } | undefined {
  const applied = applyOperations(new Map(body === undefined ? [] : [[doc, body]]), ops);
  return applied.ok ? { body: applied.bodies.get(doc) } : undefined;
}

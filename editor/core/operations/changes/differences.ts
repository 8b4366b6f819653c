import { applyOperations, type DocKey, type Operation, ownValue } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';
import { sameJson } from './json-equal.ts';

/** A place that is not the same any more, as deep as possible; undefined is: nothing there. Lists are one value. */
export interface Difference {
  readonly at: readonly string[];
  readonly from: unknown;
  readonly to: unknown;
}

/** Where two bodies differ. A body that is undefined does not exist. */
export function differences(from: unknown, to: unknown, at: readonly string[] = []): readonly Difference[] {
  if (from === to) return [];
  if (!isRecord(from) || !isRecord(to)) return sameJson(from, to) ? [] : [{ at, from, to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => differences(ownValue(from, key), ownValue(to, key), [...at, key]));
}

/** The operations that make one body of another. */
export function changesBetween(doc: DocKey, from: unknown, to: unknown): readonly Operation[] {
  return differences(from, to).map((each) => operationFor(doc, each));
}

/** The operation that makes a difference, on a body where `from` is what stands there. */
export function operationFor(doc: DocKey, { at, from, to }: Difference): Operation {
  const here = { doc, at: [...at] };
  if (to === undefined) return { ...here, kind: 'remove', prev: from };
  if (from === undefined) return { ...here, kind: 'insert', value: to };
  return { ...here, kind: typeof to === 'string' && to.length > 200 ? 'text' : 'set', value: to, prev: from };
}

/** A body with differences made; undefined when it does not exist afterwards. Differences that do not fit are an error. */
export function withDifferences(
  doc: DocKey,
  body: unknown,
  ops: readonly Operation[],
): { readonly body: unknown } | undefined {
  const applied = applyOperations(new Map(body === undefined ? [] : [[doc, body]]), ops);
  return applied.ok ? { body: applied.bodies.get(doc) } : undefined;
}

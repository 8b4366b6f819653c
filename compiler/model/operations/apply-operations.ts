import { isRecord } from '../../../formatters/index.ts';
import { ownValue } from '../own-value.ts';
import type { DocKey } from './document-type.ts';
import type { Operation } from './operation.ts';

/** Bodies by key; documents that do not exist are missing. */
export type Bodies = ReadonlyMap<DocKey, unknown>;

export type Applied =
  | { readonly ok: true; readonly bodies: Bodies; readonly inverse: readonly Operation[] }
  | { readonly ok: false; readonly message: string };

/**
 * Applies operations in order, to copies: the given bodies are not changed. `inverse` undoes all of them. An invalid operation (a
 * path through a text, an entry that exists already) rejects the whole list.
 */
export function applyOperations(bodies: Bodies, operations: readonly Operation[]): Applied {
  const changed = new Map(bodies);
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const { doc } = operation;
    const before = changed.get(doc);
    const result = applyAt(before, operation.at, operation);
    if (!result.ok) return { ok: false, message: `${nameOf(operation)} ${result.message}` };
    if (result.value === undefined) changed.delete(doc);
    else changed.set(doc, result.value);
    inverse.unshift(inverseOf(operation, valueAt(before, operation.at)));
  }
  return { ok: true, bodies: changed, inverse };
}

function nameOf({ doc, at }: Operation): string {
  return at.length === 0 ? `"${doc}"` : `"${at.join('.')}" of ${doc}`;
}

/** Returns the value at a path, or undefined. Only own fields are visible. */
export function valueAt(body: unknown, at: readonly string[]): unknown {
  let value = body;
  for (const key of at) value = isRecord(value) ? ownValue(value, key) : undefined;
  return value;
}

function inverseOf({ doc, at, kind, value }: Operation, prev: unknown): Operation {
  const path = [...at];
  if (kind === 'insert') return { doc, at: path, kind: 'remove', prev: value };
  if (kind === 'remove') return { doc, at: path, kind: 'insert', value: prev };
  if (prev === undefined) return { doc, at: path, kind: 'unset', prev: value };
  return { doc, at: path, kind: kind === 'text' ? 'text' : 'set', value: prev, prev: value };
}

/** A message continues the name of the value. */
type Step = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

function applyAt(target: unknown, at: readonly string[], operation: Operation): Step {
  const [key, ...rest] = at;
  if (key === undefined) return applyHere(target, operation);
  if (!isRecord(target)) return { ok: false, message: 'has no parent object' };
  const inner = applyAt(ownValue(target, key), rest, operation);
  if (!inner.ok) return inner;
  const { [key]: _, ...others } = target;
  return { ok: true, value: inner.value === undefined ? others : withEntry(target, key, inner.value) };
}

function applyHere(target: unknown, { kind, value }: Operation): Step {
  if (kind === 'insert' && target !== undefined) return { ok: false, message: 'already exists' };
  if (kind === 'remove' && target === undefined) return { ok: false, message: 'no longer exists' };
  if (kind === 'remove' || kind === 'unset') return { ok: true, value: undefined };
  if (value === undefined) return { ok: false, message: `must have a value for "${kind}"` };
  if (kind === 'text' && typeof value !== 'string') return { ok: false, message: 'must be a string' };
  return { ok: true, value };
}

/** Returns a copy; `__proto__` becomes an own entry like any other name. */
function withEntry(target: Readonly<Record<string, unknown>>, key: string, value: unknown): object {
  return Object.defineProperty({ ...target }, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';
import { sameJson } from '../operations/changes/json-equal.ts';

export interface SetValue {
  readonly doc: DocKey;
  readonly at: readonly string[];
  /** Undefined removes the field. */
  readonly value: unknown;
  /** "Edit title". */
  readonly label: string;
  /** Merges rapid changes (typing, dragging) into one undo step. */
  readonly isGesture?: boolean;
}

/** Sets a field and creates missing parent records. Setting the same value again changes nothing. */
export function setValue({ doc, at, value, label, isGesture = false }: SetValue): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    if (body === undefined || sameJson(valueAt(body, at), value)) return { label, ops: [] };
    const key = isGesture ? { key: `${doc}/${at.join('/')}` } : {};
    if (value === undefined) return { label, ...key, ops: [{ doc, at: [...at], kind: 'unset' }] };
    const depth = existingDepth(body, at);
    const inner = at.slice(depth + 1).reduceRight<unknown>((nested, name) => ({ [name]: nested }), value);
    return { label, ...key, ops: [{ doc, at: at.slice(0, depth + 1), kind: 'set', value: inner }] };
  };
}

/** Returns the index of the first name in the path whose parent exists; the field itself may be missing. */
function existingDepth(body: unknown, at: readonly string[]): number {
  for (let index = 1; index < at.length; index++)
    if (valueAt(body, at.slice(0, index)) === undefined) return index - 1;
  return at.length - 1;
}

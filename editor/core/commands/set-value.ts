import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';
import { sameJson } from '../operations/changes/json-equal.ts';

export interface SetValue {
  readonly doc: DocKey;
  readonly at: readonly string[];
  /** Undefined takes the field out. */
  readonly value: unknown;
  /** "Edit title". */
  readonly label: string;
  /** One step for all of it while it goes on quickly: typing, dragging. */
  readonly isGesture?: boolean;
}

/** Puts a value into a field. Records on the way there are made. The same value again is no change. */
export function setValue({ doc, at, value, label, isGesture = false }: SetValue): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    if (body === undefined || sameJson(valueAt(body, at), value)) return { label, ops: [] };
    const key = isGesture ? { key: `${doc}/${at.join('/')}` } : {};
    if (value === undefined) return { label, ...key, ops: [{ doc, at: [...at], kind: 'unset' }] };
    const there = deepestThere(body, at);
    const inner = at.slice(there + 1).reduceRight<unknown>((wrapped, name) => ({ [name]: wrapped }), value);
    return { label, ...key, ops: [{ doc, at: at.slice(0, there + 1), kind: 'set', value: inner }] };
  };
}

/** The index of the first name whose holder is there, but which may itself be missing. */
function deepestThere(body: unknown, at: readonly string[]): number {
  for (let index = 1; index < at.length; index++)
    if (valueAt(body, at.slice(0, index)) === undefined) return index - 1;
  return at.length - 1;
}

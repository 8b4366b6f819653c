import type { DocKey } from '../../compiler/model/index.ts';
import { textsAt } from '../model/read.ts';
import type { Command } from '../ops/index.ts';
import { setValue } from './set-value.ts';

export interface SetAddress {
  readonly doc: DocKey;
  /** What its address begins with: `/`, `/shop/p/`. */
  readonly base: string;
  readonly urlId: string;
  /** What visitors know besides those that lead to it already: where it was when somebody began to type. */
  readonly known?: string | undefined;
  /** "Edit address". */
  readonly label: string;
}

/** Old addresses that a document may have (compiler/model, fields/redirect-from). */
const MOST = 10;

/** Gives a document another address, and has the old one lead there: one step of undo for both. */
export function setAddress({ doc, base, urlId, known, label }: SetAddress): Command {
  return (bodies) => {
    const set = (name: string, value: unknown) =>
      setValue({ doc, at: [name], value, label, isGesture: true })(bodies);
    const old = new Set(textsAt(bodies.get(doc), 'redirectFrom'));
    if (known !== undefined) old.add(known);
    old.delete(base + urlId);
    const change = set('urlId', urlId);
    const moved = set('redirectFrom', old.size === 0 ? undefined : [...old].slice(-MOST));
    return { ...change, ops: [...change.ops, ...moved.ops] };
  };
}

import { type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { type Difference, differences, operationFor } from '../changes/differences.ts';
import { sameJson } from './json-equal.ts';

/** One place that two people changed to different things. Undefined is: it was taken out. */
export interface Conflict {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** What of ours goes on top of theirs, in any order. */
  readonly ops: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

export interface ThreeBodies {
  /** What both began with. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/**
 * Changes of two people to one document (editor 3.3): what they did at different places is merged silently, what they
 * did to the same place (or to what holds it) is a conflict, which nobody but a person decides. Nothing is lost: each
 * difference of ours is either among the operations, or in a conflict, or what the others did too.
 */
export function mergeBodies(doc: DocKey, { base, ours, theirs }: ThreeBodies): Merged {
  const theirChanges = differences(base, theirs);
  const ops: Operation[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const ourChange of differences(base, ours)) {
    const related = theirChanges.filter((theirChange) => touches(ourChange, theirChange));
    if (related.length === 0) ops.push(operationFor(doc, ourChange));
    for (const { at: theirAt, to } of related) {
      const at = theirAt.length < ourChange.at.length ? theirAt : ourChange.at;
      const isSame = theirAt.length === ourChange.at.length && sameJson(ourChange.to, to);
      if (isSame) continue;
      conflicts.set(JSON.stringify(at), { doc, at, ours: valueAt(ours, at), theirs: valueAt(theirs, at) });
    }
  }
  return { ops, conflicts: [...conflicts.values()] };
}

/** Whether one place is the other or holds it. */
function touches({ at: left }: Difference, { at: right }: Difference): boolean {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) if (left[index] !== right[index]) return false;
  return true;
}

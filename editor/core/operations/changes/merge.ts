import { type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { type Difference, differences, operationFor } from '../changes/differences.ts';
import { sameJson } from './json-equal.ts';

/** A path that two users changed to different values. Undefined means removed. */
export interface Conflict {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Our operations to apply on top of theirs, in any order. */
  readonly ops: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

export interface MergeInput {
  /** The common ancestor. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/**
 * Three-way merge of one document (editor 3.3): changes of different paths are merged silently, changes of the same
 * path (or of an ancestor) become a conflict that a user resolves. Nothing is lost: each of our differences is an
 * operation, part of a conflict, or equal to theirs.
 */
export function mergeBodies(doc: DocKey, { base, ours, theirs }: MergeInput): Merged {
  const theirChanges = differences(base, theirs);
  const ops: Operation[] = [];
  const conflicts = new Map<string, Conflict>();
  for (const ourChange of differences(base, ours)) {
    const related = theirChanges.filter((theirChange) => overlaps(ourChange, theirChange));
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

/** Returns whether one path equals or contains the other. */
function overlaps({ at: left }: Difference, { at: right }: Difference): boolean {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) if (left[index] !== right[index]) return false;
  return true;
}

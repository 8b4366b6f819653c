import type { DocKey, Operation } from '../../../../compiler/model/index.ts';

/**
 * The same effect with fewer operations: of several changes of one place, only the last value counts. What it would take
 * to undo them is kept in the first `prev`. Typing a word is one operation and not ten.
 */
export function compactOperations(ops: readonly Operation[]): readonly Operation[] {
  const kept: (Operation | undefined)[] = [];
  const lastIn = new Map<DocKey, Map<string, number>>();
  for (const op of ops) {
    const lastAt = lastIn.get(op.doc) ?? new Map<string, number>();
    lastIn.set(op.doc, lastAt);
    const place = placeOf(op.at);
    const index = lastAt.get(place);
    const earlier = index === undefined ? undefined : kept[index];
    if (index === undefined || earlier === undefined) {
      forgetRelated(lastAt, place);
      lastAt.set(place, kept.push(op) - 1);
      continue;
    }
    const both = combine(earlier, op);
    kept[index] = both;
    if (both === undefined) lastAt.delete(place);
  }
  return kept.filter((op) => op !== undefined);
}

/** A text for a path, such that a path below it begins with it and no other path does. */
function placeOf(at: readonly string[]): string {
  return at.map((name) => `${JSON.stringify(name)},`).join('');
}

/** Once something above or below a place has changed, a later change of the place must stay behind it. */
function forgetRelated(lastAt: Map<string, number>, place: string): void {
  for (const other of lastAt.keys())
    if (other.startsWith(place) || place.startsWith(other)) lastAt.delete(other);
}

/** Two operations on one place as one; undefined when nothing is left of them. */
function combine(first: Operation, second: Operation): Operation | undefined {
  const { doc, at, prev } = first;
  const here = { doc, at, ...(prev !== undefined && { prev }) };
  if (second.kind === 'remove' || second.kind === 'unset') {
    if (first.kind === 'insert') return undefined;
    return { ...here, kind: first.kind === 'remove' ? 'remove' : 'unset' };
  }
  if (first.kind === 'insert') return { ...here, kind: 'insert', value: second.value };
  return { ...here, kind: second.kind === 'text' ? 'text' : 'set', value: second.value };
}

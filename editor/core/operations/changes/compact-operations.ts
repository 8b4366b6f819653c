import type { DocKey, Operation } from '../../../../compiler/model/index.ts';

/**
 * Returns fewer operations with the same effect: of several changes of one path, only the last value counts. The
 * first `prev` is retained for undo. Typing a word becomes one operation instead of ten.
 */
export function compactOperations(ops: readonly Operation[]): readonly Operation[] {
  const compacted: (Operation | undefined)[] = [];
  const indexesByDoc = new Map<DocKey, Map<string, number>>();
  for (const op of ops) {
    const indexByPath = indexesByDoc.get(op.doc) ?? new Map<string, number>();
    indexesByDoc.set(op.doc, indexByPath);
    const path = pathKey(op.at);
    const index = indexByPath.get(path);
    const earlier = index === undefined ? undefined : compacted[index];
    if (index === undefined || earlier === undefined) {
      dropRelated(indexByPath, path);
      indexByPath.set(path, compacted.push(op) - 1);
      continue;
    }
    const both = combine(earlier, op);
    compacted[index] = both;
    if (both === undefined) indexByPath.delete(path);
  }
  return compacted.filter((op) => op !== undefined);
}

/** Encodes a path as a text that is a prefix of the texts of its descendants and of no others. */
function pathKey(at: readonly string[]): string {
  return at.map((name) => `${JSON.stringify(name)},`).join('');
}

/** After a change of an ancestor or descendant, later changes of a path must not be merged before it. */
function dropRelated(indexByPath: Map<string, number>, path: string): void {
  for (const other of indexByPath.keys())
    if (other.startsWith(path) || path.startsWith(other)) indexByPath.delete(other);
}

/** Merges two operations on one path; undefined when they cancel out. */
function combine(first: Operation, second: Operation): Operation | undefined {
  const { doc, at, prev } = first;
  const target = { doc, at, ...(prev !== undefined && { prev }) };
  if (second.kind === 'remove' || second.kind === 'unset') {
    if (first.kind === 'insert') return undefined;
    return { ...target, kind: first.kind === 'remove' ? 'remove' : 'unset' };
  }
  if (first.kind === 'insert') return { ...target, kind: 'insert', value: second.value };
  return { ...target, kind: second.kind === 'text' ? 'text' : 'set', value: second.value };
}

import { type Bodies, MAX_OPERATIONS, type Operation, valueAt } from '../../../../compiler/model/index.ts';

/** Maximum operations of a transaction here. Applying one takes time that grows with the number of documents. */
const MAX_BATCH = Math.min(1000, MAX_OPERATIONS);
/** The server stores a transaction in a row of at most 1.8 million characters. */
const MAX_CHARACTERS = 1_500_000;
/** Characters of the revision of a document, and of names of fields. */
const OVERHEAD = 200;

/** Returns the first operations, as many as the server accepts in one transaction. */
export function firstBatch(bodies: Bodies, operations: readonly Operation[]): readonly Operation[] {
  let characters = 0;
  const end = operations.findIndex((operation, index) => {
    characters += sizeOf(bodies, operation);
    return index >= MAX_BATCH || (characters > MAX_CHARACTERS && index > 0);
  });
  return end < 0 ? operations : operations.slice(0, end);
}

/** With the previous value, which is sent too. */
function sizeOf(bodies: Bodies, operation: Operation): number {
  const previous = valueAt(bodies.get(operation.doc), operation.at);
  return JSON.stringify([operation, previous ?? null]).length + operation.doc.length + OVERHEAD;
}

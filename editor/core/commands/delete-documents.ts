import type { DocKey } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';

/** Deletes documents in one undo step. */
export function deleteDocuments(docs: readonly DocKey[], label: string): Command {
  return (bodies) => ({
    label,
    ops: docs.filter((doc) => bodies.has(doc)).map((doc) => ({ doc, at: [], kind: 'remove' })),
  });
}

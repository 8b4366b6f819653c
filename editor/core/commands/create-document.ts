import type { DocKey } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';

/** Creates a document. */
export function createDocument({
  doc,
  body,
  label,
}: {
  readonly doc: DocKey;
  readonly body: unknown;
  readonly label: string;
}): Command {
  return (bodies) => ({
    label,
    ops: bodies.has(doc) ? [] : [{ doc, at: [], kind: 'insert', value: body }],
  });
}

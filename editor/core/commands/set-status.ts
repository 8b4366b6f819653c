import type { DocKey, Operation, Status } from '../../../compiler/model/index.ts';
import { statusOf } from '../model/status.ts';
import type { Command } from '../operations/changes/change.ts';

/** Sets the status of pages and items in one undo step. Published is stored as a missing field. */
export function setStatus(docs: readonly DocKey[], status: Status, label: string): Command {
  return (bodies) => ({
    label,
    ops: docs
      .filter((doc) => bodies.has(doc) && statusOf(bodies.get(doc)) !== status)
      .map((doc): Operation => {
        const at = ['status'];
        return status === 'Published' ? { doc, at, kind: 'unset' } : { doc, at, kind: 'set', value: status };
      }),
  });
}

import type { Command } from '../../../core/operations/changes/change.ts';
import { firstBatch } from './first-batch.ts';
import type { Replacement } from './replacement.ts';
import { replacementOperations } from './replacement-operations.ts';

/**
 * Merges or removes tags or categories. Cannot be undone. Where one transaction is not enough, the command does the
 * first part, and the next part when it is run again; what is removed exists until the last one.
 */
export function replaceTaxons(replacement: Replacement, label: string): Command {
  return (bodies) => ({
    label,
    isPermanent: true,
    ops: firstBatch(bodies, replacementOperations(bodies, replacement)),
  });
}

import type { Access, DocKey, Operation } from '../../../../../compiler/model/index.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import type { Command } from '../../../../core/operations/changes/change.ts';
import { sameJson } from '../../../../core/operations/changes/json-equal.ts';

/** A document has one of them, or neither: then it is for everyone. */
export interface ProtectionChange {
  readonly doc: DocKey;
  readonly password?: string;
  readonly access?: Access;
  /** "Edit page". */
  readonly label: string;
}

/** Replaces the protection of a page or collection, in one step: it is never public in between. */
export function setProtection({ doc, label, ...next }: ProtectionChange): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    if (body === undefined) return { label, ops: [] };
    const stored = recordAt(body);
    const ops = (['password', 'access'] as const).flatMap((name): Operation[] => {
      const value = next[name];
      if (sameJson(stored[name], value)) return [];
      return value === undefined
        ? [{ doc, at: [name], kind: 'unset' }]
        : [{ doc, at: [name], kind: 'set', value }];
    });
    // Unset first: a document must not have both.
    ops.sort((left, right) => Number(left.kind === 'set') - Number(right.kind === 'set'));
    return { label, key: `${doc}/protection`, ops };
  };
}

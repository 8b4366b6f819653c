import type { Bodies, DocKey, Operation } from '../../../compiler/model/index.ts';
import { idOf, typeOf } from '../../core/model/documents.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { changesBetween } from '../../core/operations/changes/differences.ts';
import { bodyWithoutFiles } from './used-on.ts';

/** Deletes files, and takes them out of every document that shows them: all in one step of undo. */
export function deleteAssets(docs: readonly DocKey[], label: string): Command {
  return (bodies) => {
    const existing = docs.filter((doc) => bodies.has(doc));
    const files = existing.map((doc): Operation => ({ doc, at: [], kind: 'remove' }));
    return { label, ops: [...removeReferences(bodies, new Set(existing.map(idOf))), ...files] };
  };
}

function removeReferences(bodies: Bodies, assetIds: ReadonlySet<string>): readonly Operation[] {
  return [...bodies]
    .filter(([key]) => typeOf(key) !== 'asset')
    .flatMap(([key, body]) => changesBetween(key, body, bodyWithoutFiles(body, assetIds)));
}

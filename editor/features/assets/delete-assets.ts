import { type Bodies, type DocKey, documentTypeOf, type Operation } from '../../../compiler/model/index.ts';
import { idOf } from '../../core/model/documents.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { changesBetween } from '../../core/operations/changes/differences.ts';
import { bodyWithoutFiles } from './used-on.ts';

/** Deletes files and removes them from every document that uses them, as one undo step. */
export function deleteAssets(docs: readonly DocKey[], label: string): Command {
  return (bodies) => {
    const existing = docs.filter((doc) => bodies.has(doc));
    const files = existing.map((doc): Operation => ({ doc, at: [], kind: 'remove' }));
    return { label, ops: [...removeReferences(bodies, new Set(existing.map(idOf))), ...files] };
  };
}

function removeReferences(bodies: Bodies, assetIds: ReadonlySet<string>): readonly Operation[] {
  return [...bodies]
    .filter(([key]) => documentTypeOf(key) !== 'asset')
    .flatMap(([key, body]) => changesBetween(key, body, bodyWithoutFiles(body, assetIds)));
}

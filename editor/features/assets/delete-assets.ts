import type { Bodies, DocKey, Operation } from '../../../compiler/model/index.ts';
import { idOf, typeOf } from '../../core/model/documents.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { changesBetween } from '../../core/operations/changes/differences.ts';
import { withoutFiles } from './used-on.ts';

/** Deletes files, and takes them out of every document that shows them: all in one step of undo. */
export function deleteAssets(docs: readonly DocKey[], label: string): Command {
  return (bodies) => {
    const gone = docs.filter((doc) => bodies.has(doc));
    const files = gone.map((doc): Operation => ({ doc, at: [], kind: 'remove' }));
    return { label, ops: [...takenOut(bodies, new Set(gone.map(idOf))), ...files] };
  };
}

function takenOut(bodies: Bodies, assetIds: ReadonlySet<string>): readonly Operation[] {
  return [...bodies]
    .filter(([key]) => typeOf(key) !== 'asset')
    .flatMap(([key, body]) => changesBetween(key, body, withoutFiles(body, assetIds)));
}

import type { Bodies, DocKey, Operation } from '../../compiler/model/index.ts';
import { idOf, typeOf } from '../model/documents/documents.ts';
import { withoutFiles } from '../model/files/used-on.ts';
import { type Command, changesBetween } from '../ops/index.ts';

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

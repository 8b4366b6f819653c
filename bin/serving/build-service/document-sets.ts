import { randomUUID } from 'node:crypto';
import type { BuildRequest, DocKey } from '../../../compiler/model/index.ts';

type BuiltDoc = BuildRequest['docs'][number];

/** The documents of recent builds, so that a request contains only what has changed since one of them. */
export interface DocumentSets {
  /** All documents of a request; one that has not changed is the same object as before. Throws `UnknownDocuments`. */
  read(request: BuildRequest): readonly BuiltDoc[];
  /** Keeps the documents of a build and returns their name. */
  keep(docs: readonly BuiltDoc[]): string;
}

/** The base of a request is not known: this process was started after it, or many builds ago. */
export class UnknownDocuments extends Error {
  override readonly name = 'UnknownDocuments';
}

/** Those of the live release and of the last one of the folder, and of builds that were not activated. */
const MAX_SETS = 8;

export function createDocumentSets(): DocumentSets {
  const sets = new Map<string, readonly BuiltDoc[]>();
  /** The index of each document in its list. Lists with the same keys share it. */
  const indexes = new WeakMap<readonly BuiltDoc[], ReadonlyMap<DocKey, number>>();
  const indexesOf = (docs: readonly BuiltDoc[]) => {
    const own = indexes.get(docs) ?? new Map(docs.map(({ key }, index) => [key, index]));
    indexes.set(docs, own);
    return own;
  };
  return {
    read: ({ base, docs, removed = [] }) => {
      if (base === undefined) return docs;
      const before = sets.get(base);
      if (before === undefined) throw new UnknownDocuments(`There are no documents ${base}`);
      const indexOf = indexesOf(before);
      const all = [...before];
      const added: BuiltDoc[] = [];
      const gone = new Set(removed);
      for (const doc of docs) {
        const index = indexOf.get(doc.key);
        if (index === undefined) added.push(doc);
        else all[index] = isSame(before[index], doc) ?? doc;
        gone.delete(doc.key);
      }
      if (added.length > 0 || gone.size > 0) return [...all.filter(({ key }) => !gone.has(key)), ...added];
      indexes.set(all, indexOf);
      return all;
    },
    keep: (docs) => {
      const name = randomUUID();
      sets.set(name, docs);
      const [oldest = name] = sets.keys();
      if (sets.size > MAX_SETS) sets.delete(oldest);
      return name;
    },
  };
}

/** Products are sent with each request, because their stock may have changed. */
function isSame(before: BuiltDoc | undefined, doc: BuiltDoc): BuiltDoc | undefined {
  return before !== undefined && JSON.stringify(before.body) === JSON.stringify(doc.body)
    ? before
    : undefined;
}

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
  const sets = new Map<string, ReadonlyMap<DocKey, BuiltDoc>>();
  return {
    read: ({ base, docs, removed = [] }) => {
      if (base === undefined) return docs;
      const before = sets.get(base);
      if (before === undefined) throw new UnknownDocuments(`There are no documents ${base}`);
      const all = new Map(before);
      for (const key of removed) all.delete(key);
      for (const doc of docs) all.set(doc.key, isSame(before.get(doc.key), doc) ?? doc);
      return [...all.values()];
    },
    keep: (docs) => {
      const name = randomUUID();
      sets.set(name, new Map(docs.map((doc) => [doc.key, doc])));
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

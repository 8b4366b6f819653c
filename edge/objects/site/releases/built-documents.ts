import type { Activation, BuiltDocuments } from '../../../domain/site.ts';

/** Which documents the build service has, by release. In memory: after a restart, the next build receives all documents. */
export interface BuiltReleases {
  of(release: string | undefined): BuiltDocuments | undefined;
  /** Whether the changes were made to the documents that the release has now. */
  isBasis(changes: Activation['changes']): boolean;
  /** Call after an activation: the same release may have other documents than before. */
  note(activation: Pick<Activation, 'id' | 'built'>): void;
  clear(): void;
}

/** The live release, the last one of the folder, and those before. */
const MAX_RELEASES = 4;

export function createBuiltReleases(): BuiltReleases {
  const built = new Map<string, BuiltDocuments>();
  return {
    of: (release) => (release === undefined ? undefined : built.get(release)),
    isBasis: (changes) => changes === undefined || built.get(changes.base)?.documents === changes.documents,
    note: ({ id, built: documents }) => {
      built.delete(id);
      if (documents !== undefined) built.set(id, documents);
      const [oldest] = built.keys();
      if (built.size > MAX_RELEASES && oldest !== undefined) built.delete(oldest);
    },
    clear: () => built.clear(),
  };
}

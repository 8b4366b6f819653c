import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { OpState } from '../operations/state/op-state.ts';
import { useEditor } from './editor-context.tsx';
import { useOpState } from './use-documents.ts';

/** Documents that a part of a screen reads in full, not only their summaries. */
export type NeededDocuments = readonly DocKey[] | 'all';

export interface Loading {
  /** Once loaded, it stays so: what others add is loaded while the part is shown. */
  readonly isLoaded: boolean;
  /** Why the documents could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads documents of which only the summary is loaded. Documents that do not exist count as loaded. */
export function useLoaded(docs: NeededDocuments): Loading {
  const { sync } = useEditor();
  const isComplete = useOpState(({ summarized }) => isLoadedIn(summarized, docs));
  const [failure, setFailure] = useState<{ readonly id: string; readonly error: unknown }>();
  const id = docs === 'all' ? docs : docs.join(' ');
  const load = useCallback(() => {
    setFailure(undefined);
    sync.load(documentsOfId(id)).catch((error: unknown) => setFailure({ id, error }));
  }, [sync, id]);
  useEffect(() => {
    if (!isComplete) load();
  }, [isComplete, load]);
  const loadedId = useRef<string>(undefined);
  if (isComplete) loadedId.current = id;
  return {
    isLoaded: isComplete || loadedId.current === id,
    error: failure?.id === id ? failure.error : undefined,
    retry: load,
  };
}

function isLoadedIn(summarized: OpState['summarized'], docs: NeededDocuments): boolean {
  return summarized.size === 0 || (docs !== 'all' && !docs.some((doc) => summarized.has(doc)));
}

function documentsOfId(id: string): NeededDocuments {
  return id === 'all' ? id : (id.split(' ') as DocKey[]);
}

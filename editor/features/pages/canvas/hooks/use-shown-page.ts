import { useMemo } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import { isArea } from '../../model/page-layout.ts';

/**
 * The page that the canvas shows: the document itself, or for an area a page that has it, `preferred` if it does.
 * Undefined until it can be known.
 */
export function useShownPage(
  doc: DocKey,
  preferred: DocKey | undefined,
  engine: PageEngine | undefined,
): DocKey | undefined {
  const { store } = useEditor();
  return useMemo(() => {
    if (!isArea(doc)) return doc;
    if (engine === undefined) return undefined;
    engine.update(store.states.getState().head);
    return engine.pageWith(doc, preferred) ?? preferred ?? doc;
  }, [doc, preferred, engine, store]);
}

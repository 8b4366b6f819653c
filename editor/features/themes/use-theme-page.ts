import { useEffect, useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useOpState } from '../../core/hooks/use-documents.ts';
import type { CanvasPage, PageEngine } from '../../core/preview/page-engine.ts';

/** Renders a page of the draft, and again after each change. Undefined while it is loading and when there is no page. */
export function useThemePage(
  engine: PageEngine | undefined,
  doc: DocKey | undefined,
): CanvasPage | undefined {
  const { sync } = useEditor();
  const head = useOpState((state) => state.head);
  const summarized = useOpState((state) => state.summarized);
  const page = useMemo(() => {
    if (engine === undefined || doc === undefined) return undefined;
    engine.update(head);
    return engine.page(doc);
  }, [engine, doc, head]);
  useEffect(() => {
    const missing = page?.shows.filter((key) => summarized.has(key)) ?? [];
    // Rendered again when they are loaded; without the server, the page shows summaries.
    if (missing.length > 0) sync.load(missing).catch(() => {});
  }, [page, summarized, sync]);
  return page;
}

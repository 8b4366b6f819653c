import { useCallback, useRef } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import type { CanvasPage } from '../../../../core/preview/page-engine.ts';

/** What the frame shows of a document. */
export type PageContent =
  | { readonly kind: 'page' }
  /** The document has no page. */
  | { readonly kind: 'none' }
  /** Documents that the page shows are being loaded. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Returns a function that loads the documents that a page shows and of which only the summary is loaded. It returns
 * whether the page can be rendered: when all are loaded, or when an earlier version of the page is already shown. The
 * page is rendered again when they are loaded, as after every change of the documents.
 */
export function useCompletePage(
  doc: DocKey | undefined,
  onContent: (content: PageContent) => void,
): (page: CanvasPage) => boolean {
  const { store, sync } = useEditor();
  const shown = useRef<DocKey>(undefined);
  const wanted = useRef(doc);
  wanted.current = doc;
  return useCallback(
    (page) => {
      const { summarized } = store.states.getState();
      const missing = page.shows.filter((key) => summarized.has(key));
      if (missing.length > 0) {
        const isFirst = shown.current !== doc;
        sync.load(missing).catch((error: unknown) => {
          if (isFirst && wanted.current === doc && shown.current !== doc)
            onContent({ kind: 'failed', error });
        });
        if (isFirst) {
          onContent(LOADING);
          return false;
        }
      }
      shown.current = doc;
      return true;
    },
    [store, sync, doc, onContent],
  );
}

const LOADING: PageContent = { kind: 'loading' };

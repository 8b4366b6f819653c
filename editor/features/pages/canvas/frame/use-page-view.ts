import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { idOf } from '../../../../core/model/documents.ts';
import type { OpState } from '../../../../core/operations/state/op-state.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import { NO_PLACES, type Places } from '../../../../core/preview/page-geometry.ts';
import { isArea } from '../../model/page-layout.ts';
import { withAreaGrid } from '../geometry/area-grid.ts';
import { renderOnChange } from './follow-documents.ts';
import { openPageFrame, type PageFrame } from './page-frame.ts';
import type { PageContent } from './use-complete-page.ts';
import { usePageGeometry } from './use-page-geometry.ts';
import { usePageRendering } from './use-page-rendering.ts';

export interface PageView {
  readonly frame: PageFrame | undefined;
  readonly geometry: Places;
  /** Errors in the documents. The page keeps its last valid state. */
  readonly diagnostics: readonly Diagnostic[];
  readonly content: PageContent;
  /** Renders the page after an edited text was closed, or again after an error. */
  readonly rerender: () => void;
  /** Measures again after the iframe was resized. */
  readonly measure: () => void;
  /** While a text is edited on the page, it is already up to date there. The page is rendered when typing pauses. */
  readonly setEditing: (isEditing: boolean) => void;
}

export interface PageViewOptions {
  readonly engine: PageEngine | undefined;
  /** The document whose blocks are edited: the page, or an area of it. */
  readonly doc: DocKey;
  /** Undefined until it is known. */
  readonly shownPage: DocKey | undefined;
  readonly isLoaded: boolean;
}

/** Keeps the iframe in sync with the documents, with at most one render per animation frame. */
export function usePageView(
  iframe: RefObject<HTMLIFrameElement | null>,
  { engine, doc, shownPage, isLoaded }: PageViewOptions,
): PageView {
  const { store } = useEditor();
  const frame = useRef<PageFrame>(undefined);
  const [opened, setOpened] = useState<PageFrame>();
  const { places: geometry, measure } = usePageGeometry(frame, opened);
  const {
    render: draw,
    invalidate: forget,
    diagnostics,
    content,
  } = usePageRendering({ frame, engine, doc, shownPage, onRendered: measure });
  const isEditing = useRef(false);
  const setEditing = useCallback((now: boolean) => {
    isEditing.current = now;
  }, []);
  useEffect(() => {
    if (!isLoaded || iframe.current === null) return undefined;
    frame.current = openPageFrame(iframe.current, isArea(doc) ? idOf(doc) : undefined);
    forget();
    setOpened(frame.current);
    draw(false);
    return renderOnChange(store.states, {
      doc,
      render: draw,
      invalidate: forget,
      isEditing: () => isEditing.current,
    });
  }, [iframe, isLoaded, doc, draw, forget, store]);
  const rerender = useCallback(() => void draw(true), [draw]);
  const area = useOpState(
    useCallback(({ head }: OpState) => (isArea(doc) ? head.get(doc) : undefined), [doc]),
  );
  const places = useMemo(
    () => (content.kind === 'page' ? withAreaGrid(geometry, doc, area) : NO_PLACES),
    [content, geometry, doc, area],
  );
  return { frame: opened, geometry: places, diagnostics, content, rerender, measure, setEditing };
}

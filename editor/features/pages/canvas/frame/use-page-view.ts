import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { Places } from '../../../../core/preview/page-geometry.ts';
import { renderOnChange } from './follow-documents.ts';
import { openPageFrame, type PageFrame } from './page-frame.ts';
import { usePageGeometry } from './use-page-geometry.ts';
import { usePageRendering } from './use-page-rendering.ts';

export interface PageView {
  readonly frame: PageFrame | undefined;
  readonly places: Places;
  /** What is wrong with the documents: the page is shown as it was before. */
  readonly diagnostics: readonly Diagnostic[];
  readonly hasPage: boolean;
  /** Draws what an ended text has left empty. */
  readonly rerender: () => void;
  /** Measures again: the frame has another size. */
  readonly measure: () => void;
  /** Somebody writes on the page itself: what they write is there already, and the page is drawn when they pause. */
  readonly setEditing: (isEditing: boolean) => void;
}

export interface PageViewOptions {
  readonly engine: PageEngine | undefined;
  readonly doc: DocKey;
  readonly isLoaded: boolean;
}

/** Keeps the frame showing the page as the documents have it, one drawing a frame of the screen at most. */
export function usePageView(
  iframe: RefObject<HTMLIFrameElement | null>,
  { engine, doc, isLoaded }: PageViewOptions,
): PageView {
  const { store } = useEditor();
  const frame = useRef<PageFrame>(undefined);
  const [opened, setOpened] = useState<PageFrame>();
  const { places, measure } = usePageGeometry(frame, opened);
  const {
    render: draw,
    invalidate: forget,
    diagnostics,
    hasPage,
  } = usePageRendering({ frame, engine, doc, onRendered: measure });
  const isEditing = useRef(false);
  const setEditing = useCallback((now: boolean) => {
    isEditing.current = now;
  }, []);
  useEffect(() => {
    if (!isLoaded || iframe.current === null) return undefined;
    frame.current = openPageFrame(iframe.current);
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
  return { frame: opened, places, diagnostics, hasPage, rerender, measure, setEditing };
}

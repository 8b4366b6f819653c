import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../compiler/index.ts';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { documentsOf } from '../../../model/documents.ts';
import { textAt } from '../../../model/read.ts';
import type { PageEngine } from '../../../preview/page-engine.ts';
import { NO_PLACES, type Places } from '../../../preview/places.ts';
import { openPageFrame, type PageFrame } from './page-frame.ts';

export interface PageView {
  readonly frame: PageFrame | undefined;
  readonly places: Places;
  /** What is wrong with the documents: the page is shown as it was before. */
  readonly problems: readonly Diagnostic[];
  readonly hasPage: boolean;
  /** Draws what an ended text has left empty. */
  readonly redraw: () => void;
  /** Measures again: the frame has another size. */
  readonly measure: () => void;
}

/** Keeps the frame showing the page as the documents have it, one drawing a frame of the screen at most. */
export function usePageView(
  iframe: RefObject<HTMLIFrameElement | null>,
  {
    engine,
    doc,
    isLoaded,
  }: { readonly engine: PageEngine | undefined; readonly doc: DocKey; readonly isLoaded: boolean },
): PageView {
  const { store } = useEditor();
  const frame = useRef<PageFrame>(undefined);
  const [opened, setOpened] = useState<PageFrame>();
  const [places, setPlaces] = useState(NO_PLACES);
  const [problems, setProblems] = useState<readonly Diagnostic[]>([]);
  const [hasPage, setHasPage] = useState(true);

  const measure = useCallback(() => {
    const next = frame.current?.places();
    if (next !== undefined) setPlaces((before) => (samePlaces(before, next) ? before : next));
  }, []);

  const draw = useCallback(
    (isForced: boolean) => {
      if (engine === undefined || frame.current === undefined) return;
      const started = performance.now();
      const { head } = store.states.getState();
      const errors = engine.update(head).filter(({ severity }) => severity === 'error');
      setProblems((before) => (before.length === 0 && errors.length === 0 ? before : errors));
      const page = engine.page(doc);
      setHasPage(page !== undefined);
      if (page === undefined) return;
      frame.current.show(page, { isAsset: assetNames(head) }, isForced);
      measure();
      performance.measure(DRAWING, { start: started, end: performance.now() });
    },
    [engine, doc, store, measure],
  );

  useEffect(() => {
    if (!isLoaded || iframe.current === null) return undefined;
    frame.current = openPageFrame(iframe.current);
    setOpened(frame.current);
    draw(false);
    let request = 0;
    const onChange = () => {
      request ||= requestAnimationFrame(() => {
        request = 0;
        draw(false);
      });
    };
    const unsubscribe = store.states.subscribe((after, before) => {
      if (after.head !== before.head) onChange();
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(request);
    };
  }, [iframe, isLoaded, draw, store]);

  useMeasuring(opened, measure);
  const redraw = useCallback(() => draw(true), [draw]);
  return { frame: opened, places, problems, hasPage, redraw, measure };
}

/** The name of the measure in the browser's timeline: from a change of the documents to the changed page. */
export const DRAWING = 'quoin:draw-page';

/** Pictures and fonts that come later move things. */
function useMeasuring(frame: PageFrame | undefined, measure: () => void): void {
  useEffect(() => {
    if (frame === undefined) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.document.documentElement);
    observer.observe(frame.document.body);
    frame.document.addEventListener('load', measure, true);
    void frame.document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
      frame.document.removeEventListener('load', measure, true);
    };
  }, [frame, measure]);
}

function assetNames(head: Bodies): (filename: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  return (filename) => {
    names ??= new Set(documentsOf(head, 'asset').map(({ body }) => textAt(body, 'filename')));
    return names.has(filename);
  };
}

function samePlaces(left: Places, right: Places): boolean {
  return (
    JSON.stringify([left.sections, [...left.blocks]]) === JSON.stringify([right.sections, [...right.blocks]])
  );
}

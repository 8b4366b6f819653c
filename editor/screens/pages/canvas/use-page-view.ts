import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../compiler/index.ts';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { documentsOf } from '../../../model/documents.ts';
import { textAt } from '../../../model/read.ts';
import type { InertOptions } from '../../../preview/inert-page.ts';
import type { PageEngine } from '../../../preview/page-engine.ts';
import { NO_PLACES, type Places } from '../../../preview/places.ts';
import { changedBlock } from './changed-block.ts';
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
  /** Somebody writes on the page itself: what they write is there already, and the page is drawn when they pause. */
  readonly setWriting: (isWriting: boolean) => void;
}

/** When a text is written on the page, or when only one block was drawn, the whole page follows after this. */
const WHOLE_PAGE_MS = 400;

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

  const drawn = useRef<Bodies>(undefined);
  const draw = useCallback(
    (isForced: boolean): 'page' | 'block' | undefined => {
      if (engine === undefined || frame.current === undefined) return undefined;
      const started = performance.now();
      const { head } = store.states.getState();
      const block =
        isForced || drawn.current === undefined ? undefined : changedBlock(drawn.current, head, doc);
      const errors = engine.update(head).filter(({ severity }) => severity === 'error');
      setProblems((before) => (before.length === 0 && errors.length === 0 ? before : errors));
      drawn.current = errors.length === 0 ? head : undefined;
      const options = { isAsset: assetNames(head) };
      const isBlock =
        block !== undefined &&
        errors.length === 0 &&
        drawBlock(frame.current, { engine, doc, blockId: block }, options);
      if (!isBlock) {
        const page = engine.page(doc);
        setHasPage(page !== undefined);
        if (page === undefined) {
          drawn.current = undefined;
          return undefined;
        }
        frame.current.show(page, options, isForced);
      }
      measure();
      performance.measure(DRAWING, { start: started, end: performance.now() });
      return isBlock ? 'block' : 'page';
    },
    [engine, doc, store, measure],
  );

  const isWriting = useRef(false);
  const setWriting = useCallback((now: boolean) => {
    isWriting.current = now;
  }, []);
  useEffect(() => {
    if (!isLoaded || iframe.current === null) return undefined;
    frame.current = openPageFrame(iframe.current);
    drawn.current = undefined;
    setOpened(frame.current);
    draw(false);
    let request = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const drawLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        drawn.current = undefined;
        draw(false);
      }, WHOLE_PAGE_MS);
    };
    const onChange = (after: Bodies, before: Bodies) => {
      if (isWriting.current && changedBlock(before, after, doc) !== undefined) {
        drawLater();
        return;
      }
      request ||= requestAnimationFrame(() => {
        request = 0;
        // A theme may show what a block says in other places too.
        if (draw(false) === 'block') drawLater();
      });
    };
    const unsubscribe = store.states.subscribe((after, before) => {
      if (after.head !== before.head) onChange(after.head, before.head);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      cancelAnimationFrame(request);
    };
  }, [iframe, isLoaded, doc, draw, store]);

  useMeasuring(opened, measure);
  const redraw = useCallback(() => void draw(true), [draw]);
  return { frame: opened, places, problems, hasPage, redraw, measure, setWriting };
}

function drawBlock(
  frame: PageFrame,
  { engine, doc, blockId }: { readonly engine: PageEngine; readonly doc: DocKey; readonly blockId: string },
  options: InertOptions,
): boolean {
  const html = engine.block(doc, blockId);
  return html !== undefined && frame.showBlock(blockId, { html, style: engine.style() }, options);
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

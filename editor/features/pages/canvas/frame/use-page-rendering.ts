import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { documentsOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import type { InertOptions } from '../../../../core/preview/inert-page.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import { changedBlock } from './changed-block.ts';
import type { PageFrame } from './page-frame.ts';

export interface PageDrawing {
  /** Draws what is different since the last time, and says how much that was; `isForced` draws the page in any case. */
  readonly draw: (isForced: boolean) => 'page' | 'block' | undefined;
  /** The next drawing is of the whole page. */
  readonly forget: () => void;
  readonly problems: readonly Diagnostic[];
  readonly hasPage: boolean;
}

export interface PageDrawingOptions {
  readonly frame: RefObject<PageFrame | undefined>;
  readonly engine: PageEngine | undefined;
  readonly doc: DocKey;
  readonly onDrawn: () => void;
}

/** Draws the page in the frame as the documents have it now. */
export function usePageDrawing({ frame, engine, doc, onDrawn }: PageDrawingOptions): PageDrawing {
  const { store } = useEditor();
  const [problems, setProblems] = useState<readonly Diagnostic[]>([]);
  const [hasPage, setHasPage] = useState(true);
  const drawn = useRef<Bodies>(undefined);
  const forget = useCallback(() => {
    drawn.current = undefined;
  }, []);
  const draw = useCallback(
    (isForced: boolean): 'page' | 'block' | undefined => {
      if (engine === undefined || frame.current === undefined) return undefined;
      const started = performance.now();
      const { head } = store.states.getState();
      const changed =
        isForced || drawn.current === undefined ? undefined : changedBlock(drawn.current, head, doc);
      const errors = engine.update(head).filter(({ severity }) => severity === 'error');
      setProblems((before) => (before.length === 0 && errors.length === 0 ? before : errors));
      const place = { frame: frame.current, engine, doc, head };
      const isBlock = changed !== undefined && errors.length === 0 && drawBlock(place, changed);
      const hasPage = isBlock || drawPage(place, isForced);
      setHasPage(hasPage);
      drawn.current = hasPage && errors.length === 0 ? head : undefined;
      if (!hasPage) return undefined;
      onDrawn();
      performance.measure(DRAWING, { start: started, end: performance.now() });
      return isBlock ? 'block' : 'page';
    },
    [frame, engine, doc, store, onDrawn],
  );
  return { draw, forget, problems, hasPage };
}

/** The name of the measure in the browser's timeline: from a change of the documents to the changed page. */
export const DRAWING = 'quoin:draw-page';

interface DrawingPlace {
  readonly frame: PageFrame;
  readonly engine: PageEngine;
  readonly doc: DocKey;
  readonly head: Bodies;
}

function drawBlock({ frame, engine, doc, head }: DrawingPlace, blockId: string): boolean {
  const html = engine.block(doc, blockId);
  return html !== undefined && frame.showBlock(blockId, { html, style: engine.style() }, inertOptions(head));
}

/** False when there is no such page. */
function drawPage({ frame, engine, doc, head }: DrawingPlace, isForced: boolean): boolean {
  const page = engine.page(doc);
  if (page !== undefined) frame.show(page, inertOptions(head), isForced);
  return page !== undefined;
}

function inertOptions(head: Bodies): InertOptions {
  return { isAsset: assetNames(head) };
}

function assetNames(head: Bodies): (filename: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  return (filename) => {
    names ??= new Set(documentsOf(head, 'asset').map(({ body }) => textAt(body, 'filename')));
    return names.has(filename);
  };
}

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { recordAt, textAt } from '../../../../core/model/json-access.ts';
import type { Rect } from '../../../../core/preview/page-geometry.ts';
import { useAnnounce } from '../../../../core/shell/announcer.tsx';
import { moveBlock } from '../../block-commands/block-commands.ts';
import { movedWords } from '../../model/overlap-text.ts';
import { cellOf, type LayoutDevice } from '../../model/page-layout.ts';
import type { PageView } from '../frame/use-page-view.ts';
import {
  cellRect,
  type Drag,
  type Drop,
  dropAt,
  type Grip,
  grabbedAt,
  type Point,
} from '../geometry/drag-geometry.ts';
import type { FrameSize } from '../geometry/frame-size.ts';
import { followGrip } from './track-pointer.ts';

export interface BlockDrag {
  readonly isDragging: boolean;
  /** Where it would come to lie. */
  readonly rect: Rect | undefined;
  readonly start: (blockId: string, grip: Grip, from: Point) => boolean;
  readonly moveTo: (point: Point) => void;
  readonly end: (isCancelled: boolean) => void;
  /** A handle outside of the page was pressed. */
  readonly grip: (event: PointerEvent, blockId: string, grip: Grip) => void;
}

export interface BlockDragOptions {
  readonly doc: DocKey;
  readonly device: LayoutDevice;
  readonly view: PageView;
  readonly size: FrameSize;
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly isAllowed: boolean;
}

/** Pixels from the edge of the window in which the page scrolls along. */
const EDGE = 48;
const SCROLL_STEP = 14;

/** Pulls blocks and their edges. The page stays as it is until the pointer lets go: one gesture, one step of undo. */
export function useBlockDrag(options: BlockDragOptions): BlockDrag {
  const { view, size, iframe } = options;
  const drag = useRef<Drag>(undefined);
  const latest = useRef<Drop>(undefined);
  const [drop, setDrop] = useState<Drop>();
  const begun = useBeginning(options);
  const land = useLanding(options);
  const { places, frame } = view;

  const start = useCallback(
    (blockId: string, grip: Grip, from: Point) => {
      drag.current = begun(blockId, grip, from);
      latest.current = drag.current;
      setDrop(drag.current);
      return drag.current !== undefined;
    },
    [begun],
  );
  const moveTo = useCallback(
    (point: Point) => {
      if (drag.current === undefined) return;
      latest.current = dropAt(drag.current, places, point);
      setDrop(latest.current);
      scrollAlong(frame?.window, point, size.height);
    },
    [places, frame, size.height],
  );
  const end = useCallback(
    (isCancelled: boolean) => {
      const [pulled, to] = [drag.current, latest.current];
      drag.current = undefined;
      latest.current = undefined;
      setDrop(undefined);
      if (!isCancelled && pulled !== undefined && to !== undefined) land(pulled.blockId, to);
    },
    [land],
  );
  useCancelKey(drop !== undefined, end);

  const grip = (event: PointerEvent, blockId: string, which: Grip) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const pointOf = (at: { readonly clientX: number; readonly clientY: number }) =>
      pagePoint(at, { frame: iframe.current, scale: size.scale, page: frame?.window });
    if (!start(blockId, which, pointOf(event))) return;
    followGrip(event.currentTarget.ownerDocument, { onMove: (at) => moveTo(pointOf(at)), onEnd: end });
  };
  const section = places.sections.find(({ id }) => id === drop?.sectionId);
  const rect = drop === undefined || section === undefined ? undefined : cellRect(section.grid, drop.cell);
  return { isDragging: drop !== undefined, rect, start, moveTo, end, grip };
}

/** What a drag begins with; undefined where the block may not be pulled. */
function useBeginning({ doc, device, view: { places }, isAllowed }: BlockDragOptions) {
  const { store } = useEditor();
  return useCallback(
    (blockId: string, grip: Grip, from: Point): Drag | undefined => {
      const block = recordAt(store.states.getState().head.get(doc), 'blocks')[blockId];
      const sectionId = textAt(block, 'section');
      const section = places.sections.find(({ id }) => id === sectionId);
      if (!isAllowed || block === undefined || section === undefined) return undefined;
      const cell = cellOf(block, device);
      return { blockId, grip, sectionId, cell, grabbed: grabbedAt(section.grid, cell, from) };
    },
    [store, doc, device, places, isAllowed],
  );
}

/** Moves the block to where it was pulled, and says where that is. */
function useLanding({ doc, device }: BlockDragOptions) {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  return useCallback(
    (blockId: string, { cell, sectionId }: Drop) => {
      if (run(moveBlock({ doc, blockId }, { device, cell, sectionId })))
        announce(movedWords({ bodies: store.states.getState().head, doc, blockId }, device));
    },
    [doc, device, store, run, announce],
  );
}

function useCancelKey(isDragging: boolean, end: (isCancelled: boolean) => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(true);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isDragging, end]);
}

/** Near the upper or lower edge the page comes along. */
function scrollAlong(page: Window | undefined, point: Point, height: number): void {
  if (page === undefined) return;
  const y = point.y - page.scrollY;
  if (y < EDGE) page.scrollBy(0, -SCROLL_STEP);
  else if (y > height - EDGE) page.scrollBy(0, SCROLL_STEP);
}

interface Shown {
  readonly frame: HTMLIFrameElement | null;
  readonly scale: number;
  readonly page: Window | undefined;
}

/** A point of the dashboard's window on the page. */
function pagePoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { frame, scale, page }: Shown,
): Point {
  const box = frame?.getBoundingClientRect();
  return {
    x: (clientX - (box?.left ?? 0)) / scale + (page?.scrollX ?? 0),
    y: (clientY - (box?.top ?? 0)) / scale + (page?.scrollY ?? 0),
  };
}

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { recordAt, textAt } from '../../../../core/model/json-access.ts';
import type { Rect } from '../../../../core/preview/page-geometry.ts';
import { useAnnounce } from '../../../../core/shell/announcer.tsx';
import { moveBlock } from '../../block-commands/block-commands.ts';
import { moveMessage } from '../../model/overlap-text.ts';
import { cellOf, columnStepOf, type LayoutDevice } from '../../model/page-layout.ts';
import type { PageView } from '../frame/use-page-view.ts';
import {
  cellRect,
  type Drag,
  type DragHandle,
  type Drop,
  dropAt,
  grabOffsetAt,
  type Point,
} from '../geometry/drag-geometry.ts';
import type { FrameSize } from '../geometry/frame-size.ts';
import { trackPointer } from './track-pointer.ts';

export interface BlockDrag {
  readonly isDragging: boolean;
  /** Where the block would be dropped, in pixels of the page. */
  readonly rect: Rect | undefined;
  readonly start: (blockId: string, grip: DragHandle, from: Point) => boolean;
  readonly moveTo: (point: Point) => void;
  readonly end: (isCanceled: boolean) => void;
  /** Starts a drag from a handle outside of the iframe. */
  readonly grip: (event: PointerEvent, blockId: string, grip: DragHandle) => void;
}

export interface BlockDragOptions {
  readonly doc: DocKey;
  readonly device: LayoutDevice;
  readonly view: PageView;
  readonly size: FrameSize;
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly isAllowed: boolean;
}

/** Distance from the edge at which the page starts to scroll. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 14;

/** Drags blocks and their edges. The page does not change until the drop, so that a gesture is one undo step. */
export function useBlockDrag(options: BlockDragOptions): BlockDrag {
  const { view, size, iframe } = options;
  const drag = useRef<Drag>(undefined);
  const latest = useRef<Drop>(undefined);
  const [drop, setDrop] = useState<Drop>();
  const startDrag = useStartDrag(options);
  const dropBlock = useDropBlock(options);
  const { geometry, frame } = view;

  const start = useCallback(
    (blockId: string, grip: DragHandle, from: Point) => {
      drag.current = startDrag(blockId, grip, from);
      latest.current = drag.current;
      setDrop(drag.current);
      return drag.current !== undefined;
    },
    [startDrag],
  );
  const moveTo = useCallback(
    (point: Point) => {
      if (drag.current === undefined) return;
      latest.current = dropAt(drag.current, geometry, point);
      setDrop(latest.current);
      autoScroll(frame?.window, point, size.height);
    },
    [geometry, frame, size.height],
  );
  const end = useCallback(
    (isCanceled: boolean) => {
      const [dragged, to] = [drag.current, latest.current];
      drag.current = undefined;
      latest.current = undefined;
      setDrop(undefined);
      if (!isCanceled && dragged !== undefined && to !== undefined) dropBlock(dragged.blockId, to);
    },
    [dropBlock],
  );
  useCancelKey(drop !== undefined, end);

  const grip = (event: PointerEvent, blockId: string, handle: DragHandle) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const pointOf = (at: { readonly clientX: number; readonly clientY: number }) =>
      pagePoint(at, { frame: iframe.current, scale: size.scale, page: frame?.window });
    if (!start(blockId, handle, pointOf(event))) return;
    trackPointer(event.currentTarget.ownerDocument, { onMove: (at) => moveTo(pointOf(at)), onEnd: end });
  };
  const section = geometry.sections.find(({ id }) => id === drop?.sectionId);
  const rect = drop === undefined || section === undefined ? undefined : cellRect(section.grid, drop.cell);
  return { isDragging: drop !== undefined, rect, start, moveTo, end, grip };
}

/** Returns the initial state of a drag, or undefined when the block may not be dragged. */
function useStartDrag({ doc, device, view: { geometry }, isAllowed }: BlockDragOptions) {
  const { store } = useEditor();
  return useCallback(
    (blockId: string, grip: DragHandle, from: Point): Drag | undefined => {
      const block = recordAt(store.states.getState().head.get(doc), 'blocks')[blockId];
      const sectionId = textAt(block, 'section');
      const section = geometry.sections.find(({ id }) => id === sectionId);
      if (!isAllowed || block === undefined || section === undefined) return undefined;
      const cell = cellOf(block, device);
      const grabOffset = grabOffsetAt(section.grid, cell, from);
      return { blockId, handle: grip, sectionId, cell, columnStep: columnStepOf(doc), grabOffset };
    },
    [store, doc, device, geometry, isAllowed],
  );
}

/** Moves the block to the drop cell and announces its position. */
function useDropBlock({ doc, device }: BlockDragOptions) {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  return useCallback(
    (blockId: string, { cell, sectionId }: Drop) => {
      if (run(moveBlock({ doc, blockId }, { device, cell, sectionId })))
        announce(moveMessage({ bodies: store.states.getState().head, doc, blockId }, device));
    },
    [doc, device, store, run, announce],
  );
}

function useCancelKey(isDragging: boolean, end: (isCanceled: boolean) => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(true);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isDragging, end]);
}

/** Scrolls the page while the pointer is near its upper or lower edge. */
function autoScroll(page: Window | undefined, point: Point, height: number): void {
  if (page === undefined) return;
  const y = point.y - page.scrollY;
  if (y < SCROLL_EDGE_PX) page.scrollBy(0, -SCROLL_STEP_PX);
  else if (y > height - SCROLL_EDGE_PX) page.scrollBy(0, SCROLL_STEP_PX);
}

interface FrameView {
  readonly frame: HTMLIFrameElement | null;
  readonly scale: number;
  readonly page: Window | undefined;
}

/** Converts a point of the window to a point of the page. */
function pagePoint(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { frame, scale, page }: FrameView,
): Point {
  const box = frame?.getBoundingClientRect();
  return {
    x: (clientX - (box?.left ?? 0)) / scale + (page?.scrollX ?? 0),
    y: (clientY - (box?.top ?? 0)) / scale + (page?.scrollY ?? 0),
  };
}

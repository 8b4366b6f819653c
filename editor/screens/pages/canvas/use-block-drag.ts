import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useAnnounce } from '../../../hooks/announcer.tsx';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useRun } from '../../../hooks/use-run.ts';
import { recordAt, textAt } from '../../../model/read.ts';
import type { Rect } from '../../../preview/places.ts';
import { t } from '../../../strings.ts';
import { moveBlock } from '../commands/block-commands.ts';
import { cellOf, type LayoutDevice } from '../model/page-layout.ts';
import { cellRect, type Drag, type Drop, dropAt, type Grip, grabbedAt, type Point } from './drag.ts';
import type { FrameSize } from './frame-size.ts';
import type { PageView } from './use-page-view.ts';

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
export function useBlockDrag({ doc, device, view, size, iframe, isAllowed }: BlockDragOptions): BlockDrag {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  const drag = useRef<Drag>(undefined);
  const [drop, setDrop] = useState<Drop>();
  const latest = useRef<Drop>(undefined);
  const { places, frame } = view;

  const start = useCallback(
    (blockId: string, grip: Grip, from: Point) => {
      const block = recordAt(store.states.getState().head.get(doc), 'blocks')[blockId];
      const sectionId = textAt(block, 'section');
      const section = places.sections.find(({ id }) => id === sectionId);
      if (!isAllowed || block === undefined || section === undefined) return false;
      const cell = cellOf(block, device);
      drag.current = { blockId, grip, sectionId, cell, grabbed: grabbedAt(section.grid, cell, from) };
      latest.current = { sectionId, cell };
      setDrop(latest.current);
      return true;
    },
    [store, doc, device, places, isAllowed],
  );
  const moveTo = useCallback(
    (point: Point) => {
      if (drag.current === undefined) return;
      latest.current = dropAt(drag.current, places, point);
      setDrop(latest.current);
      const y = point.y - (frame?.window.scrollY ?? 0);
      if (y < EDGE) frame?.window.scrollBy(0, -SCROLL_STEP);
      else if (y > size.height - EDGE) frame?.window.scrollBy(0, SCROLL_STEP);
    },
    [places, frame, size.height],
  );
  const end = useCallback(
    (isCancelled: boolean) => {
      const [pulled, to] = [drag.current, latest.current];
      drag.current = undefined;
      latest.current = undefined;
      setDrop(undefined);
      if (isCancelled || pulled === undefined || to === undefined) return;
      const { blockId } = pulled;
      if (!run(moveBlock({ doc, blockId }, { device, cell: to.cell, sectionId: to.sectionId }))) return;
      const { col, span, row } = to.cell;
      announce(t('canvas.moved', { col, end: col + span - 1, row }));
    },
    [doc, device, run, announce],
  );
  useEffect(() => {
    if (drop === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(true);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [drop, end]);

  const grip = (event: PointerEvent, blockId: string, which: Grip) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const target = event.currentTarget;
    const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
      const box = iframe.current?.getBoundingClientRect();
      return {
        x: (clientX - (box?.left ?? 0)) / size.scale + (frame?.window.scrollX ?? 0),
        y: (clientY - (box?.top ?? 0)) / size.scale + (frame?.window.scrollY ?? 0),
      };
    };
    if (!start(blockId, which, pointOf(event))) return;
    // The handle itself may go away while it is pulled: the window stays.
    const onMove = (moved: globalThis.PointerEvent) => moveTo(pointOf(moved));
    const finish = (last: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', finish);
      shield.remove();
      end(last.type === 'pointercancel');
    };
    const shield = shieldOver(target.ownerDocument);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', finish);
  };
  const section = places.sections.find(({ id }) => id === drop?.sectionId);
  const rect = drop === undefined || section === undefined ? undefined : cellRect(section.grid, drop.cell);
  return { isDragging: drop !== undefined, rect, start, moveTo, end, grip };
}

/** Keeps the pointer's events here while it is over the frame. */
function shieldOver(document: Document): HTMLElement {
  const shield = document.createElement('div');
  shield.setAttribute('data-drag-shield', '');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '1000', cursor: 'grabbing' });
  document.body.append(shield);
  return shield;
}

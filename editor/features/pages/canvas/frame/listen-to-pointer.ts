import { areaIdOf } from '../../../../core/preview/area-elements.ts';
import { EDITING_MARK } from '../../../../core/preview/patch-frame.ts';
import type { Selection } from '../../model/selection.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import type { PageFrame } from './page-frame.ts';

/** What the pointer is at. */
export interface Pointed {
  readonly selection: Selection;
  /** Id of the area of the theme around it. */
  readonly area: string | undefined;
}

export interface FramePointerHandlers {
  readonly onHover: (at: Pointed | undefined) => void;
  readonly onSelect: (at: Pointed) => void;
  readonly onEdit: (element: Element) => void;
  /** Called when the pointer is pressed outside of the text that is being edited. */
  readonly onLeaveText: () => void;
  /** Returns false when the block may not be dragged. */
  readonly onDragStart: (blockId: string, from: Point) => boolean;
  readonly onDragMove: (to: Point) => void;
  readonly onDragEnd: (isCanceled: boolean) => void;
}

type Listeners = Readonly<Record<string, (event: never) => void>>;

/** Reports pointer events on the page. Returns a function that removes the listeners. */
export function listenToPointer(frame: PageFrame, pointer: () => FramePointerHandlers): () => void {
  const root = frame.document.documentElement;
  const drag = dragListeners(frame, pointer);
  const cancel = (event: Event) => event.preventDefault();
  const listeners = Object.entries<(event: never) => void>({
    ...drag.listeners,
    ...clickListeners(pointer, drag.hasDragged),
    submit: cancel,
    dragstart: cancel,
    mouseleave: () => pointer().onHover(undefined),
  });
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, true);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener, true);
  };
}

/** Minimum distance of a drag: smaller movements are clicks. */
const DRAG_THRESHOLD_PX = 5;

interface Press {
  readonly blockId: string;
  readonly from: Point;
  isDragging: boolean;
}

/** Listeners that drag blocks. */
function dragListeners({ document, window, area }: PageFrame, pointer: () => FramePointerHandlers) {
  let press: Press | undefined;
  let hasDragged = false;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX + window.scrollX,
    y: clientY + window.scrollY,
  });
  const startWhenMoved = (current: Press, point: Point, pointerId: number) => {
    if (
      current.isDragging ||
      Math.hypot(point.x - current.from.x, point.y - current.from.y) <= DRAG_THRESHOLD_PX
    )
      return;
    current.isDragging = pointer().onDragStart(current.blockId, current.from);
    if (current.isDragging) document.documentElement.setPointerCapture(pointerId);
    else press = undefined;
  };
  const release = (event: PointerEvent) => {
    hasDragged = press?.isDragging === true;
    if (hasDragged) pointer().onDragEnd(event.type === 'pointercancel');
    press = undefined;
  };
  const listeners: Listeners = {
    pointerdown: (event: PointerEvent) => {
      hasDragged = false;
      if (isInText(event)) return;
      pointer().onLeaveText();
      const blockId = areaAt(event) === area ? blockAt(event) : undefined;
      if (blockId !== undefined && event.button === 0 && event.pointerType === 'mouse')
        press = { blockId, from: pointOf(event), isDragging: false };
    },
    pointermove: (event: PointerEvent) => {
      pointer().onHover(pointedAt(event));
      if (press !== undefined) startWhenMoved(press, pointOf(event), event.pointerId);
      if (press?.isDragging === true) pointer().onDragMove(pointOf(event));
    },
    pointerup: release,
    pointercancel: release,
  };
  return { listeners, hasDragged: () => hasDragged };
}

/** Listeners that select on click and edit on double click. */
function clickListeners(pointer: () => FramePointerHandlers, hasDragged: () => boolean): Listeners {
  return {
    mousedown: (event: MouseEvent) => {
      if (!isInText(event)) event.preventDefault();
    },
    click: (event: MouseEvent) => {
      if (isInText(event)) {
        if (closest(event, 'a') !== undefined) event.preventDefault();
        return;
      }
      event.preventDefault();
      // The click event at the end of a drag is not a selection.
      if (hasDragged()) return;
      pointer().onSelect(pointedAt(event));
    },
    dblclick: (event: MouseEvent) => {
      const element = closest(event, '[data-edit]') ?? closest(event, '[data-bid]');
      if (element !== undefined && !isInText(event)) pointer().onEdit(element);
    },
  };
}

function isInText(event: Event): boolean {
  return closest(event, `[${EDITING_MARK}]`) !== undefined;
}

function pointedAt(event: Event): Pointed {
  const [block, section] = [blockAt(event), closest(event, '[data-sid]')?.getAttribute('data-sid')];
  const around = section ? ({ kind: 'section', id: section } as const) : undefined;
  return { selection: block ? { kind: 'block', id: block } : around, area: areaAt(event) };
}

function areaAt(event: Event): string | undefined {
  const element = closest(event, '*');
  return element && areaIdOf(element);
}

function blockAt(event: Event): string | undefined {
  return closest(event, '[data-bid]')?.getAttribute('data-bid') ?? undefined;
}

/** Avoids `instanceof`: elements of the iframe belong to another realm. */
function closest({ target }: Event, selector: string): Element | undefined {
  const node = target as Node | null;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element?.closest(selector) ?? undefined;
}

import { EDITING_MARK } from '../../../../core/preview/patch-frame.ts';
import type { Selected } from '../../model/selection.ts';
import type { Point } from '../geometry/drag-geometry.ts';
import type { PageFrame } from './page-frame.ts';

/** Whoever is told. */
export interface FramePointer {
  readonly onHover: (blockId: string | undefined) => void;
  readonly onSelect: (selected: Selected) => void;
  readonly onEdit: (element: Element) => void;
  /** Work on a text ends, because the pointer went elsewhere. */
  readonly onLeaveText: () => void;
  /** A block was pulled with the mouse; false when it may not be. */
  readonly onDragStart: (blockId: string, from: Point) => boolean;
  readonly onDragMove: (to: Point) => void;
  readonly onDragEnd: (isCancelled: boolean) => void;
}

type Listeners = Readonly<Record<string, (event: never) => void>>;

/** Tells what the pointer does on the page, until the function that comes back is called. */
export function listenToPointer(frame: PageFrame, pointer: () => FramePointer): () => void {
  const root = frame.document.documentElement;
  const pull = pullListeners(frame, pointer);
  const refuse = (event: Event) => event.preventDefault();
  const listeners = Object.entries<(event: never) => void>({
    ...pull.listeners,
    ...pressListeners(pointer, pull.hasDragged),
    submit: refuse,
    dragstart: refuse,
    mouseleave: () => pointer().onHover(undefined),
  });
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, true);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener, true);
  };
}

/** A block moves only when the pointer has: a click is no drag. */
const DRAG_PIXELS = 5;

interface Pressed {
  readonly blockId: string;
  readonly from: Point;
  isDragging: boolean;
}

/** Pressing, moving and letting go: a block is pulled. */
function pullListeners({ document, window }: PageFrame, pointer: () => FramePointer) {
  let pressed: Pressed | undefined;
  let hasDragged = false;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX + window.scrollX,
    y: clientY + window.scrollY,
  });
  const beginWhenMoved = (held: Pressed, point: Point, pointerId: number) => {
    if (held.isDragging || Math.hypot(point.x - held.from.x, point.y - held.from.y) <= DRAG_PIXELS) return;
    held.isDragging = pointer().onDragStart(held.blockId, held.from);
    if (held.isDragging) document.documentElement.setPointerCapture(pointerId);
    else pressed = undefined;
  };
  const letGo = (event: PointerEvent) => {
    hasDragged = pressed?.isDragging === true;
    if (hasDragged) pointer().onDragEnd(event.type === 'pointercancel');
    pressed = undefined;
  };
  const listeners: Listeners = {
    pointerdown: (event: PointerEvent) => {
      hasDragged = false;
      if (isInText(event)) return;
      pointer().onLeaveText();
      const blockId = blockAt(event);
      if (blockId !== undefined && event.button === 0 && event.pointerType === 'mouse')
        pressed = { blockId, from: pointOf(event), isDragging: false };
    },
    pointermove: (event: PointerEvent) => {
      pointer().onHover(blockAt(event));
      if (pressed !== undefined) beginWhenMoved(pressed, pointOf(event), event.pointerId);
      if (pressed?.isDragging === true) pointer().onDragMove(pointOf(event));
    },
    pointerup: letGo,
    pointercancel: letGo,
  };
  return { listeners, hasDragged: () => hasDragged };
}

/** Clicks: they choose, and two of them write. */
function pressListeners(pointer: () => FramePointer, hasDragged: () => boolean): Listeners {
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
      // The end of a drag is no choice of what happens to lie there.
      if (hasDragged()) return;
      const [block, section] = [blockAt(event), closest(event, '[data-sid]')?.getAttribute('data-sid')];
      if (block) pointer().onSelect({ kind: 'block', id: block });
      else pointer().onSelect(section ? { kind: 'section', id: section } : undefined);
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

function blockAt(event: Event): string | undefined {
  return closest(event, '[data-bid]')?.getAttribute('data-bid') ?? undefined;
}

/** Elements of the frame are of its own realm: `instanceof` would not know them. */
function closest({ target }: Event, selector: string): Element | undefined {
  const node = target as Node | null;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element?.closest(selector) ?? undefined;
}

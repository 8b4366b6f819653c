import { useEffect, useRef } from 'react';
import { EDITING_MARK } from '../../../preview/patch-frame.ts';
import type { Point } from './drag.ts';
import type { PageFrame } from './page-frame.ts';
import type { Selected } from './selection.ts';

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

/** A block moves only when the pointer has: a click is no drag. */
const DRAG_PIXELS = 5;

/** What the mouse does on the page. Nothing of the page itself reacts: links lead nowhere, forms send nothing. */
export function useFramePointer(frame: PageFrame | undefined, pointer: FramePointer): void {
  const latest = useRef(pointer);
  latest.current = pointer;
  useEffect(() => {
    if (frame === undefined) return undefined;
    const { document } = frame;
    let pressed: { readonly blockId: string; readonly from: Point; isDragging: boolean } | undefined;
    let hasDragged = false;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
      x: clientX + frame.window.scrollX,
      y: clientY + frame.window.scrollY,
    });
    const isInText = (event: Event) => closest(event, `[${EDITING_MARK}]`) !== undefined;
    const onDown = (event: PointerEvent) => {
      hasDragged = false;
      if (isInText(event)) return;
      latest.current.onLeaveText();
      const blockId = closest(event, '[data-bid]')?.getAttribute('data-bid') ?? undefined;
      if (blockId !== undefined && event.button === 0 && event.pointerType === 'mouse')
        pressed = { blockId, from: pointOf(event), isDragging: false };
    };
    const onMove = (event: PointerEvent) => {
      latest.current.onHover(closest(event, '[data-bid]')?.getAttribute('data-bid') ?? undefined);
      if (pressed === undefined) return;
      const point = pointOf(event);
      const distance = Math.hypot(point.x - pressed.from.x, point.y - pressed.from.y);
      if (!pressed.isDragging && distance > DRAG_PIXELS) {
        if (!latest.current.onDragStart(pressed.blockId, pressed.from)) pressed = undefined;
        else {
          pressed.isDragging = true;
          document.documentElement.setPointerCapture(event.pointerId);
        }
      }
      if (pressed?.isDragging === true) latest.current.onDragMove(point);
    };
    const onUp = (event: PointerEvent) => {
      hasDragged = pressed?.isDragging === true;
      if (hasDragged) latest.current.onDragEnd(event.type === 'pointercancel');
      pressed = undefined;
    };
    const onMouseDown = (event: MouseEvent) => {
      if (!isInText(event)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (isInText(event)) {
        if (closest(event, 'a') !== undefined) event.preventDefault();
        return;
      }
      event.preventDefault();
      // The end of a drag is no choice of what happens to lie there.
      if (hasDragged) return;
      const block = closest(event, '[data-bid]');
      const section = closest(event, '[data-sid]');
      const [bid, sid] = [block?.getAttribute('data-bid'), section?.getAttribute('data-sid')];
      latest.current.onSelect(
        bid ? { kind: 'block', id: bid } : sid ? { kind: 'section', id: sid } : undefined,
      );
    };
    const onDouble = (event: MouseEvent) => {
      const element = closest(event, '[data-edit]') ?? closest(event, '[data-bid]');
      if (element !== undefined && !isInText(event)) latest.current.onEdit(element);
    };
    const onOut = () => latest.current.onHover(undefined);
    const refuse = (event: Event) => event.preventDefault();
    const root = document.documentElement;
    const listeners: readonly (readonly [string, (event: never) => void])[] = [
      ['pointerdown', onDown],
      ['pointermove', onMove],
      ['pointerup', onUp],
      ['pointercancel', onUp],
      ['mousedown', onMouseDown],
      ['click', onClick],
      ['dblclick', onDouble],
      ['submit', refuse],
      ['dragstart', refuse],
      ['mouseleave', onOut],
    ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of listeners)
        root.removeEventListener(name, listener as EventListener, true);
    };
  }, [frame]);
}

/** Elements of the frame are of its own realm: `instanceof` would not know them. */
function closest({ target }: Event, selector: string): Element | undefined {
  const node = target as Node | null;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element?.closest(selector) ?? undefined;
}

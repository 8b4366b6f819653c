/** What is told of a pointer that holds something, in pixels of the window. */
export interface PointerHandlers {
  readonly onMove: (at: { readonly clientX: number; readonly clientY: number }) => void;
  readonly onEnd: (isCanceled: boolean) => void;
}

/** Follows a pointer until it lets go. The handle itself may go away while it is pulled: the window stays. */
export function trackPointer(document: Document, { onMove, onEnd }: PointerHandlers): void {
  const shield = shieldOver(document);
  const finish = (last: PointerEvent) => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', finish);
    window.removeEventListener('pointercancel', finish);
    shield.remove();
    onEnd(last.type === 'pointercancel');
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', finish);
  window.addEventListener('pointercancel', finish);
}

/** Keeps the pointer's events here while it is over the frame. */
function shieldOver(document: Document): HTMLElement {
  const shield = document.createElement('div');
  shield.setAttribute('data-drag-shield', '');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '1000', cursor: 'grabbing' });
  document.body.append(shield);
  return shield;
}

/** Callbacks with positions in pixels of the window. */
export interface PointerHandlers {
  readonly onMove: (at: { readonly clientX: number; readonly clientY: number }) => void;
  readonly onEnd: (isCanceled: boolean) => void;
}

/**
 * Tracks the pointer until it is released. Listens on the window, because the pressed handle may unmount during
 * the drag.
 */
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

/** Covers the iframe, which would swallow pointer events. */
function shieldOver(document: Document): HTMLElement {
  const shield = document.createElement('div');
  shield.setAttribute('data-drag-shield', '');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '1000', cursor: 'grabbing' });
  document.body.append(shield);
  return shield;
}

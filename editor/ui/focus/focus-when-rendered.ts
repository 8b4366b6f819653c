/** Timeout, far longer than a render takes. */
const MAX_FRAMES = 60;

/**
 * Focuses an element that is about to be rendered, such as the neighbor of a deleted item. Gives up after a second,
 * or when the user has moved the focus.
 */
export function focusWhenRendered(
  selector: string,
  frames = MAX_FRAMES,
  from = document.activeElement,
): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) found.focus({ preventScroll: true });
    else if (frames > 0) focusWhenRendered(selector, frames - 1, from);
  });
}

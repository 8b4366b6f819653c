/** Far longer than it takes to draw what a change has left. */
const MOST_FRAMES = 60;

/**
 * Gives the focus to what is about to be drawn, or to stay: to what a deleted thing leaves behind. What is not there within a
 * second gets none, nor does it once somebody has gone elsewhere.
 */
export function focusWhenDrawn(selector: string, frames = MOST_FRAMES, from = document.activeElement): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) found.focus({ preventScroll: true });
    else if (frames > 0) focusWhenDrawn(selector, frames - 1, from);
  });
}

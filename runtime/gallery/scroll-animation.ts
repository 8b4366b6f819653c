import { tween } from './tween.ts';

/** Default of both bounds of a scroll animation, in milliseconds (R-GAL-ANIM-02). */
const SCROLL_MS = 50;
/** Default distance that stays free above a scroll target, in CSS pixels (R-GAL-ANIM-03). */
const SCROLL_OFFSET = 30;

export interface ScrollAnimation {
  /** Distances to scroll, in CSS pixels. */
  readonly x?: number;
  readonly y?: number;
  /** In milliseconds; clamped to the bounds (R-GAL-ANIM-04). */
  readonly duration?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Scrolls an element by a distance. Returns a function that stops the animation. */
export function animateScroll(scroller: Element, animation: ScrollAnimation): () => void {
  const { x = 0, y = 0, duration = SCROLL_MS, min = SCROLL_MS, max = SCROLL_MS } = animation;
  const { scrollLeft, scrollTop } = scroller;
  return tween(
    (progress) =>
      scroller.scrollTo({
        left: scrollLeft + x * progress,
        top: scrollTop + y * progress,
        behavior: 'instant',
      }),
    Math.min(Math.max(duration, min), max),
  );
}

/** Scrolls the page up to an element whose start is above the window. */
export function reveal(target: Element): void {
  const { top } = target.getBoundingClientRect();
  if (top < 0) animateScroll(document.documentElement, { y: top - SCROLL_OFFSET });
}

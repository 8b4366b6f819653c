/** Default duration in milliseconds (R-GAL-ANIM-01). */
const TWEEN_MS = 300;

/**
 * Calls `step` on every frame with the progress of an animation, eased, from above 0 to 1. With reduced motion, the first frame
 * is the last. Returns a function that stops the animation where it is.
 */
export function tween(step: (progress: number) => void, duration = TWEEN_MS): () => void {
  const start = performance.now();
  const isSkipped = prefersReducedMotion();
  let frame = requestAnimationFrame(next);
  function next(): void {
    const part = isSkipped ? 1 : Math.min((performance.now() - start) / duration, 1);
    if (part < 1) frame = requestAnimationFrame(next);
    step(1 - (1 - part) ** 3);
  }
  return () => cancelAnimationFrame(frame);
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

import { setStyles } from './node-styles.ts';
import type { Target } from './nodes.ts';

/** Styles at the end of an animation, `scroll: [x, y]` or `scrollTop`. */
type End = Readonly<Record<string, unknown>>;

export interface AnimationOptions {
  readonly to: End;
  /** In seconds. */
  readonly duration?: number;
  /** Called after the animation. */
  readonly onEnd: () => void;
}

/** Changes styles and scroll position gradually, or at once for visitors who want less motion. */
export function animate(element: Target, { to, duration = 0.5, onEnd }: AnimationOptions): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { scroll, scrollTop, scrollLeft, ...styles } = to;
  const [left, top] = Array.isArray(scroll) ? scroll : [scrollLeft, scrollTop];
  if (left !== undefined || top !== undefined) {
    const isPage = [document.body, document.documentElement, window as never].includes(element);
    const behavior = isCalm ? 'instant' : 'smooth';
    const end = { left: numberOf(left), top: numberOf(top), behavior } as ScrollToOptions;
    (isPage ? window : element).scrollTo(end);
  }
  const ms = isCalm ? 0 : duration * 1000;
  const names = Object.keys(styles);
  const before = names.map((name) => [name, Reflect.get(getComputedStyle(element), name)]);
  setStyles(element, styles);
  if (names.length > 0)
    element.animate([{ ...Object.fromEntries(before), offset: 0 }], { duration: ms, easing: 'ease' });
  setTimeout(onEnd, ms);
}

function numberOf(value: unknown): number | undefined {
  return value === undefined ? undefined : Number(value);
}

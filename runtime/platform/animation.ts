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
  const before = element.style?.cssText ?? '';
  if (Object.keys(styles).length > 0 && ms > 0) {
    setStyles(element, styles);
    const after = Object.keys(styles).map((name) => [name, Reflect.get(getComputedStyle(element), name)]);
    const final = element.style.cssText;
    element.style.cssText = before;
    element.animate([Object.fromEntries(after)], { duration: ms, easing: 'ease' });
    element.style.cssText = final;
  } else setStyles(element, styles);
  setTimeout(onEnd, ms);
}

function numberOf(value: unknown): number | undefined {
  return value === undefined ? undefined : Number(value);
}

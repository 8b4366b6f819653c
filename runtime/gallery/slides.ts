import { tween } from './tween.ts';

/** The part of a slide that snaps to the same part of its list. */
const PARTS: Readonly<Record<string, number>> = { start: 0, center: 0.5, end: 1 };

/** Distance in CSS pixels that the list must scroll until the slide is where it snaps. */
export function distanceTo(list: Element, slide: Element): number {
  const part = PARTS[getComputedStyle(slide).scrollSnapAlign] ?? 0.5;
  const from = isRightToLeft(list) ? 1 - part : part;
  const [outer, inner] = [list.getBoundingClientRect(), slide.getBoundingClientRect()];
  return inner.left - outer.left + (inner.width - outer.width) * from;
}

/** Index of the slide that needs the least scrolling. */
export function nearestSlide(list: Element, slides: readonly Element[]): number {
  const distances = slides.map((slide) => Math.abs(distanceTo(list, slide)));
  return distances.indexOf(Math.min(...distances));
}

/** Scrolls to a slide with a tween. Snapping waits, because it would move every step. Returns a function that stops it. */
export function slideTo(list: HTMLElement, slide: Element): () => void {
  const { scrollLeft } = list;
  const distance = distanceTo(list, slide);
  list.style.scrollSnapType = 'none';
  const cancel = tween((progress) => {
    list.scrollTo({ left: scrollLeft + distance * progress, behavior: 'instant' });
    if (progress === 1) endSliding(list);
  });
  return () => {
    cancel();
    endSliding(list);
  };
}

function endSliding(list: HTMLElement): void {
  list.style.scrollSnapType = '';
}

export function isSliding(list: HTMLElement): boolean {
  return list.style.scrollSnapType === 'none';
}

/** Index of the slide that a key in the list asks for; undefined for other keys, and for shortcuts of the browser. */
export function slideOfKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const step = isRightToLeft(target as Element) ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - step,
    ArrowRight: index + step,
    Home: 0,
    End: count - 1,
  };
  return target !== event.currentTarget || altKey || ctrlKey || metaKey ? undefined : targets[key];
}

function isRightToLeft(list: Element): boolean {
  return getComputedStyle(list).direction === 'rtl';
}

import { element } from '../core/element.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { startAutoplay } from './autoplay.ts';
import { GALLERY_MESSAGES } from './gallery-messages.ts';
import { reveal } from './scroll-animation.ts';
import { isSliding, nearestSlide, slideOfKey, slideTo } from './slides.ts';
import { throttle } from './throttle.ts';
import { createThumbnails } from './thumbnails.ts';

/** Time between two re-snaps while scrolling, in milliseconds (R-GAL-BOX-01). */
const THROTTLE_MS = 100;

/**
 * Adds controls, autoplay, the keyboard and the current thumbnail to a slideshow or slider. The list scrolls and snaps without
 * scripts, and so it does when a visitor swipes.
 */
export function mount(root: HTMLElement, page: Page): void {
  const [list = root] = root.querySelectorAll<HTMLElement>('.gallery');
  const slides = [...list.children];
  if (slides.length < 2) return;
  const t = (key: keyof typeof GALLERY_MESSAGES, values = {}) => text(page, GALLERY_MESSAGES, key, values);
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const { autoplay: seconds, controls } = root.dataset;
  let index = 0;
  let stop = () => {};

  function setCurrent(next: number): void {
    if (next === index) return;
    index = next;
    thumbnails.mark(index);
    emit(slides[index] as Element, 'wb:gallery-change', { index });
  }

  function show(next: number): void {
    stop();
    setCurrent((next + slides.length) % slides.length);
    stop = slideTo(list, slides[index] as Element);
  }

  /** Shows what a visitor has chosen, and announces it. */
  function choose(next: number): void {
    show(next);
    autoplay?.restart();
    status.textContent = t('lightbox', { n: index + 1, count: slides.length });
  }

  const thumbnails = createThumbnails(root, (chosen) => {
    choose(chosen);
    reveal(root);
  });
  const autoplay = seconds
    ? startAutoplay({
        list,
        seconds: Number(seconds),
        labels: { pause: t('galleryPause'), play: t('galleryPlay') },
        onNext: () => show(index + 1),
      })
    : undefined;
  const button = (key: 'lightboxPrevious' | 'lightboxNext', step: number) => {
    const control = element('button', { type: 'button', class: `quoin-${key}`, 'aria-label': t(key) });
    control.onclick = () => choose(index + step);
    return control;
  };
  // What stops the motion comes first.
  if (controls !== undefined) root.prepend(button('lightboxPrevious', -1), button('lightboxNext', 1));
  if (autoplay) root.prepend(autoplay.button);
  root.append(status);
  thumbnails.mark(index);

  list.onscroll = throttle(() => {
    if (!isSliding(list)) setCurrent(nearestSlide(list, slides));
  }, THROTTLE_MS);
  // The visitor's own scrolling takes precedence.
  list.onpointerdown = () => stop();
  list.onkeydown = (event) => {
    const next = slideOfKey(event, index, slides.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
}

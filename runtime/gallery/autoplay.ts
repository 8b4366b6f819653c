import { element } from '../core/element.ts';
import { prefersReducedMotion } from './tween.ts';

export interface Autoplay {
  /** Pauses and plays. */
  readonly button: HTMLButtonElement;
  /** Gives the current slide its full time again. */
  restart(): void;
}

export interface AutoplayOptions {
  readonly list: Element;
  readonly seconds: number;
  readonly labels: { readonly pause: string; readonly play: string };
  readonly onNext: () => void;
}

/**
 * Moves on at intervals, until a visitor pauses it (WCAG 2.2.2), and not while the pointer or the focus is in the list or the
 * page is hidden. With reduced motion, it starts paused.
 */
export function startAutoplay({ list, seconds, labels, onNext }: AutoplayOptions): Autoplay {
  const button = element('button', { type: 'button', class: 'quoin-gallery-pause' });
  let isPlaying = !prefersReducedMotion();
  let timer: ReturnType<typeof setInterval>;
  function restart(): void {
    clearInterval(timer);
    timer = setInterval(() => {
      if (isPlaying && !document.hidden && !list.matches(':hover,:focus-within')) onNext();
    }, seconds * 1000);
  }
  function update(): void {
    button.setAttribute('aria-label', isPlaying ? labels.pause : labels.play);
    button.toggleAttribute('data-paused', !isPlaying);
    restart();
  }
  button.onclick = () => {
    isPlaying = !isPlaying;
    update();
  };
  update();
  return { button, restart };
}

import { animateScroll } from './scroll-animation.ts';
import { distanceTo } from './slides.ts';

/** Longest scroll animation of the strip, in milliseconds; it takes as many as it scrolls pixels. */
const LONGEST_MS = 300;

export interface Thumbnails {
  /** Marks the thumbnail of the current slide and scrolls it into view. */
  mark(index: number): void;
}

/** The strip of links to the slides; without scripts, they scroll to their slide. */
export function createThumbnails(root: HTMLElement, onChoose: (index: number) => void): Thumbnails {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')];
  for (const [index, link] of links.entries()) {
    link.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(index);
    };
  }
  return {
    mark: (index) => {
      for (const link of links) link.removeAttribute('aria-current');
      const link = links[index];
      const strip = link?.closest('ul');
      if (!strip || !link) return;
      link.setAttribute('aria-current', 'true');
      const x = distanceTo(strip, link);
      animateScroll(strip, { x, duration: Math.abs(x), max: LONGEST_MS });
    },
  };
}

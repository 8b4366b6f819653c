import { isAllowedRedirect } from '../core/shared.ts';

/** The image widths that the build generates. */
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/**
 * Loads an image that was inserted after the build: sets `src` and `srcset` from the formatter's `data-src`, and the
 * focal point.
 */
export function mount(mark: HTMLElement): void {
  if (!(mark instanceof HTMLImageElement) || mark.hasAttribute('src')) return;
  const { src = '', imageDimensions = '', imageFocalPoint = '' } = mark.dataset;
  if (!isAllowedRedirect(src)) return;
  const [width = 0, height = 0] = imageDimensions.split('x').map(Number);
  if (width > 0 && height > 0) {
    mark.width = width;
    mark.height = height;
    const candidates = WIDTHS.filter((candidate) => candidate <= width);
    mark.srcset = candidates.map((candidate) => `${src}?format=${candidate}w ${candidate}w`).join(', ');
    mark.sizes = `${Math.ceil(mark.parentElement?.clientWidth || innerWidth)}px`;
  }
  const [x = 0.5, y = 0.5] = imageFocalPoint.split(',').map(Number);
  mark.style.objectPosition = `${x * 100}% ${y * 100}%`;
  mark.loading = 'lazy';
  mark.src = src;
}

import { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';

/** The image widths that the build generates. */
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/**
 * Loads an image that was inserted after the build: sets `src` and `srcset` from the formatter's `data-src`, and the
 * focal point.
 */
export function mount(marker: HTMLElement): void {
  if (!(marker instanceof HTMLImageElement) || marker.hasAttribute('src')) return;
  const { src = '', imageDimensions = '', imageFocalPoint = '' } = marker.dataset;
  if (!isAllowedRedirect(src)) return;
  const [width = 0, height = 0] = imageDimensions.split('x').map(Number);
  if (width > 0 && height > 0) {
    marker.width = width;
    marker.height = height;
    const candidates = WIDTHS.filter((candidate) => candidate <= width);
    marker.srcset = candidates.map((candidate) => `${src}?format=${candidate}w ${candidate}w`).join(', ');
    marker.sizes = `${Math.ceil(marker.parentElement?.clientWidth || innerWidth)}px`;
  }
  const [x = 0.5, y = 0.5] = imageFocalPoint ? imageFocalPoint.split(',').map(Number) : [];
  marker.style.objectPosition = `${x * 100}% ${y * 100}%`;
  marker.loading = 'lazy';
  marker.src = src;
}

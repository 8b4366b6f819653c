import type { Target } from './nodes.ts';

/** `designOptions` of a gallery, in pixels. */
interface GridOptions {
  readonly columnWidth?: number;
  readonly gutter?: number;
  /** 0 for the ratio of each image. */
  readonly aspectRatio?: number;
}

/** Arranges slides in as many columns as fit. */
export function arrangeGrid(
  container: Target,
  slides: readonly Target[],
  { columnWidth, gutter = 0, aspectRatio = 0 }: GridOptions,
): void {
  Object.assign(container.style, {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))`,
    gap: `${gutter}px`,
  });
  for (const slide of slides) {
    if (aspectRatio > 0) slide.style.aspectRatio = `${aspectRatio}`;
    for (const image of slide.querySelectorAll('img')) image.style.width = '100%';
  }
}

export function removeGrid(container: Target, slides: readonly Target[]): void {
  container.style.display = '';
  for (const slide of slides) slide.style.aspectRatio = '';
}

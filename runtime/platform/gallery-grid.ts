import type { Target } from './nodes.ts';

/** `designOptions` of a gallery, in pixels. */
interface GridOptions {
  readonly columnWidth?: number;
  readonly gutter?: number;
  /** 0 for the ratio of each image. */
  readonly aspectRatio?: number;
}

/** Arranges slides in as many columns as fit; without options, the arrangement is removed. */
export function arrangeGrid(
  container: Target,
  slides: readonly Target[],
  { columnWidth, gutter = 0, aspectRatio = 0 }: GridOptions = {},
): void {
  const isGrid = Boolean(columnWidth);
  Object.assign(container.style, {
    display: isGrid ? 'grid' : '',
    gridTemplateColumns: isGrid ? `repeat(auto-fill, minmax(min(${columnWidth}px, 100%), 1fr))` : '',
    gap: isGrid ? `${gutter}px` : '',
  });
  for (const slide of slides) {
    slide.style.aspectRatio = isGrid && aspectRatio > 0 ? `${aspectRatio}` : '';
    for (const image of slide.querySelectorAll('img')) image.style.width = isGrid ? '100%' : '';
  }
}

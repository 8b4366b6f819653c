import type { Formatter } from '../../contract.ts';
import { prepareResize, scale } from './dimensions.ts';
import { thumbnailSize } from './thumbnail-size.ts';

/**
 * `{originalSize|squarespaceThumbnailForHeight 400}`: the smallest stored width that covers the height (language
 * reference 12.3).
 */
export const squarespaceThumbnailForHeight: Formatter = {
  name: 'squarespaceThumbnailForHeight',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: (args) =>
    prepareResize(args, ({ width, height }, requested) => thumbnailSize(scale(width, requested, height))),
};

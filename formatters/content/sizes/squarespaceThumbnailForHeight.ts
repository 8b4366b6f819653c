import type { Format, Formatter } from '../../contract.ts';
import { integerPrefix } from '../../values/index.ts';
import { dimensionsOf, INVALID_SOURCE, scale } from './dimensions.ts';
import { thumbnailSize } from './thumbnail-size.ts';

/** `{originalSize|squarespaceThumbnailForHeight 400}`: the stored width that serves that height (language reference 12.3). */
export const squarespaceThumbnailForHeight: Formatter = {
  name: 'squarespaceThumbnailForHeight',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: prepareThumbnail,
};

function prepareThumbnail(args: readonly string[]): Format {
  const requested = integerPrefix(args[0], 0);
  return (value) => {
    const size = dimensionsOf(value);
    return size === undefined ? INVALID_SOURCE : thumbnailSize(scale(size.width, requested, size.height));
  };
}

import type { Format, Formatter } from '../../contract.ts';
import { integerPrefix } from '../../values/integer-prefix.ts';
import { thumbnailSize } from './thumbnail-size.ts';

/**
 * `{@|squarespaceThumbnailForWidth 400}`: the smallest stored width that covers the width (language reference 12.3).
 */
export const squarespaceThumbnailForWidth: Formatter = {
  name: 'squarespaceThumbnailForWidth',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: prepareThumbnail,
};

function prepareThumbnail(args: readonly string[]): Format {
  const size = thumbnailSize(integerPrefix(args[0], 0));
  return () => size;
}

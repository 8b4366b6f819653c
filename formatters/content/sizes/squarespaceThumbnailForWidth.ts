import type { Format, Formatter } from '../../contract.ts';
import { integerPrefix } from '../../values/index.ts';
import { thumbnailSize } from './thumbnail-size.ts';

/** `{@|squarespaceThumbnailForWidth 400}`: the stored width that serves the wanted one (language reference 12.3). */
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

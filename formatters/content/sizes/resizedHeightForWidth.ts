import type { Format, Formatter } from '../../contract.ts';
import { integerPrefix } from '../../values/index.ts';
import { dimensionsOf, INVALID_SOURCE, scale } from './dimensions.ts';

/** `{originalSize|resizedHeightForWidth 750}`: the height at that width, cut to a whole number (language reference 12.3). */
export const resizedHeightForWidth: Formatter = {
  name: 'resizedHeightForWidth',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: prepareResize,
};

function prepareResize(args: readonly string[]): Format {
  const requested = integerPrefix(args[0], 0);
  return (value) => {
    const size = dimensionsOf(value);
    return size === undefined ? INVALID_SOURCE : scale(size.height, requested, size.width);
  };
}

import type { Format, Formatter } from '../../contract.ts';
import { integerPrefix } from '../../values/index.ts';
import { dimensionsOf, INVALID_SOURCE, scale } from './dimensions.ts';

/** `{originalSize|resizedWidthForHeight 500}`: the width at that height, cut to a whole number (language reference 12.3). */
export const resizedWidthForHeight: Formatter = {
  name: 'resizedWidthForHeight',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: prepareResize,
};

function prepareResize(args: readonly string[]): Format {
  const requested = integerPrefix(args[0], 0);
  return (value) => {
    const size = dimensionsOf(value);
    return size === undefined ? INVALID_SOURCE : scale(size.width, requested, size.height);
  };
}

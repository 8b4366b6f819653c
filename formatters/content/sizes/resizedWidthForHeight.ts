import type { Formatter } from '../../contract.ts';
import { prepareResize, scale } from './dimensions.ts';

/** `{originalSize|resizedWidthForHeight 500}`: the width at that height, truncated (language reference 12.3). */
export const resizedWidthForHeight: Formatter = {
  name: 'resizedWidthForHeight',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: (args) => prepareResize(args, ({ width, height }, requested) => scale(width, requested, height)),
};

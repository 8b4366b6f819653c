import type { Formatter } from '../../contract.ts';
import { prepareResize, scale } from './dimensions.ts';

/** `{originalSize|resizedHeightForWidth 750}`: the height at that width, truncated (language reference 12.3). */
export const resizedHeightForWidth: Formatter = {
  name: 'resizedHeightForWidth',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: (args) => prepareResize(args, ({ width, height }, requested) => scale(height, requested, width)),
};

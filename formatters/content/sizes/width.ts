import type { Formatter } from '../../contract.ts';
import { dimensionsOf } from './dimensions.ts';

/** `{originalSize|width}`: 1500 of `1500x1000`; MISSING for other values (language reference 12.3). */
export const width: Formatter = {
  name: 'width',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => dimensionsOf(value)?.width,
};

import type { Formatter } from '../../contract.ts';
import { dimensionsOf } from './dimensions.ts';

/** `{originalSize|height}`: 1000 of `1500x1000`; MISSING for other values (language reference 12.3). */
export const height: Formatter = {
  name: 'height',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => dimensionsOf(value)?.height,
};

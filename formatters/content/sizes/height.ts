import type { Formatter } from '../../contract.ts';
import { prepareSide } from './dimensions.ts';

/** `{originalSize|height}`: 1000 of `1500x1000`; other values have none (language reference 12.3). */
export const height: Formatter = {
  name: 'height',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => prepareSide('height', dialect),
};

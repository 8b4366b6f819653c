import type { Formatter } from '../../contract.ts';
import { prepareSide } from './dimensions.ts';

/** `{originalSize|width}`: 1500 of `1500x1000`; other values have none (language reference 12.3). */
export const width: Formatter = {
  name: 'width',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => prepareSide('width', dialect),
};

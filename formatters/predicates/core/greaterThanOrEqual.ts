import { compare } from '../../values/compare.ts';
import { comparison } from './comparison.ts';

/** `{.greaterThanOrEqual? 3}`, `{.greaterThanOrEqual? a b}` (language reference 2.6). */
export const greaterThanOrEqual = comparison(
  'greaterThanOrEqual?',
  (left, right) => compare(left, right) >= 0,
);

import { compare } from '../../values/compare.ts';
import { comparison } from './comparison.ts';

/** `{.lessThanOrEqual? 3}`, `{.lessThanOrEqual? a b}` (language reference 2.6). */
export const lessThanOrEqual = comparison('lessThanOrEqual?', (left, right) => compare(left, right) <= 0);

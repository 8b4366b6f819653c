import { compare } from '../../values/compare.ts';
import { comparison } from './comparison.ts';

/** `{.greaterThan? 3}`, `{.greaterThan? a b}`: the first sorts after the second (language reference 2.6). */
export const greaterThan = comparison('greaterThan?', (left, right) => compare(left, right) > 0);

import { compare } from '../../values/compare.ts';
import { comparison } from './comparison.ts';

/** `{.lessThan? 3}`, `{.lessThan? a b}`: the first sorts before the second (language reference 2.6). */
export const lessThan = comparison('lessThan?', (left, right) => compare(left, right) < 0);

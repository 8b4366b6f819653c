import { compare } from '../../values/index.ts';
import { comparison } from './comparison.ts';

/** `{.lessThan? 3}`, `{.lessThan? a b}`: the first lies before the second (language reference 2.6). */
export const lessThan = comparison('lessThan?', (left, right) => compare(left, right) < 0);

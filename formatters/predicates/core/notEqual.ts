import { equals } from '../../values/equals.ts';
import { comparison } from './comparison.ts';

/** `{.notEqual? 3}`, `{.notEqual? a b}`: not deeply equal; false without arguments. */
export const notEqual = comparison('notEqual?', (left, right) => !equals(left, right));

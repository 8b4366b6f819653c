import { equals } from '../../values/index.ts';
import { comparison } from './comparison.ts';

/** `{.notEqual? 3}`, `{.notEqual? a b}`: no deep equality; false without arguments all the same. */
export const notEqual = comparison('notEqual?', (left, right) => !equals(left, right));

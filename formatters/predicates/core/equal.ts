import { equals } from '../../values/equals.ts';
import { comparison } from './comparison.ts';

/** `{.equal? 3}`, `{.equal? a b}`: deep equality (language reference 2.6). */
export const equal = comparison('equal?', equals);

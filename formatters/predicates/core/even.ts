import { parity } from './parity.ts';

/** `{.even?}`, `{.even? @index}` (language reference 18.1). */
export const even = parity('even?', 0);

import { parity } from './parity.ts';

/** `{.odd?}`, `{.odd? @index}` (language reference 18.1). */
export const odd = parity('odd?', 1);

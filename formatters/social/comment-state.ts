import type { Value } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';

/** `open`: visitors may comment. `closed`: existing comments are read-only. `off`: no comments. */
export type CommentState = 'open' | 'closed' | 'off';

/** Stored codes of `commentState`; all other values are off. */
const STATE_OF_CODE: ReadonlyMap<number, CommentState> = new Map([
  [1, 'open'],
  [2, 'closed'],
]);

/** Maps the `commentState` of an item or collection. */
export function commentStateOf(code: Value): CommentState {
  return STATE_OF_CODE.get(asNumber(code)) ?? 'off';
}

import type { Value } from '../contract.ts';
import { asNumber } from '../values/index.ts';

/** Open: visitors may write. Closed: what was written is shown and read only. Off: there are no comments. */
export type CommentState = 'open' | 'closed' | 'off';

/** The stored codes of `commentState`; every other value is off. */
const STATE_OF_CODE: ReadonlyMap<number, CommentState> = new Map([
  [1, 'open'],
  [2, 'closed'],
]);

/** What `commentState` of an item or collection means. */
export function commentStateOf(code: Value): CommentState {
  return STATE_OF_CODE.get(asNumber(code)) ?? 'off';
}

import type { Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';
import { frameMember } from '../values/member.ts';

/** `{item|comment-count}`: `No Comments`, `1 Comment`, `2 Comments` (language reference 17). */
export const commentCount: Formatter = {
  name: 'comment-count',
  family: 'social',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => describe(asNumber(frameMember(value, 'publicCommentCount'))),
};

function describe(count: number): string {
  if (count === 0) return 'No Comments';
  return count === 1 ? '1 Comment' : `${count} Comments`;
}
